export const head = (line: string, ...headers: string[]) =>
  [line, 'Host: a', ...headers, '', ''].join('\r\n')
export const list = '/v1/profiles/getList'
export const add = 'POST /v1/interviews/addOne HTTP/1.1'
export const json = 'Content-Type: application/json'
const good = '{"productID":"p","interviewName":"n","guidelines":"g"}'

/** What is sent, and the statuses that may come back in order; none: only closed. */
export type RawCase = [name: string, pieces: (string | Buffer)[], statuses: number[]]

/** What only a bare socket can bring, with the token of a caller whom it should let in. */
export function rawCases(token: string): RawCase[] {
  const auth = `Authorization: Bearer ${token}`
  const post = (body: string | Buffer, ...headers: string[]) => {
    const bytes = Buffer.from(body)
    return [
      head(add, auth, json, `Content-Length: ${bytes.length}`, 'Connection: close', ...headers),
      bytes,
    ]
  }
  const chunked = (...chunks: string[]) => [
    head(add, auth, json, 'Transfer-Encoding: chunked', 'Connection: close'),
    ...chunks,
  ]

  return [
    ['garbage', ['garbage\r\n\r\n'], [400]],
    ['binary garbage', [Buffer.from([0, 1, 2, 255, 254, 13, 10, 13, 10])], [400]],
    ['a TLS hello', [Buffer.from('16030100a5010000a10303', 'hex')], [400]],
    ['an HTTP/2 preface', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], [400]],
    ['an SSH banner', ['SSH-2.0-OpenSSH_9.2\r\n'], [400]],
    ['an unknown method', [head(`BREW ${list} HTTP/1.1`)], [400]],
    ['a lower-case method', [head(`get ${list} HTTP/1.1`)], [400]],
    ['no version', [`GET ${list}\r\n\r\n`], [400]],
    ['version 0.9', [head(`GET ${list} HTTP/0.9`)], [400]],
    ['version 2.0', [head(`GET ${list} HTTP/2.0`)], [400]],
    ['version 9.9', [head(`GET ${list} HTTP/9.9`)], [400]],
    ['two blanks', [head(`GET  ${list}  HTTP/1.1`, 'Connection: close')], [401]],
    ['an address without a slash', [head('GET v1 HTTP/1.1')], [400]],
    ['no Host', [`GET ${list} HTTP/1.1\r\nConnection: close\r\n\r\n`], [400]],
    ['no Host under HTTP/1.0', [`GET ${list} HTTP/1.0\r\n\r\n`], [401]],
    ['a bare line feed', [`GET ${list} HTTP/1.1\nHost: a\n\n`], [400]],
    ['a folded header', [head(`GET ${list} HTTP/1.1`, 'X: a\r\n b')], [400]],
    ['a header without a colon', [head(`GET ${list} HTTP/1.1`, 'nonsense')], [400]],
    ['a blank before the colon', [head(`GET ${list} HTTP/1.1`, 'X : a')], [400]],
    ['a header without a name', [head(`GET ${list} HTTP/1.1`, ': a')], [400]],
    ['NUL in a header', [head(`GET ${list} HTTP/1.1`, 'X: a\0b')], [400]],
    ['NUL in a header name', [head(`GET ${list} HTTP/1.1`, 'X\0: a')], [400]],
    ['NUL in the address', [head(`GET ${list}\0 HTTP/1.1`)], [400]],
    [
      'a raw byte in the address',
      [Buffer.from(head(`GET ${list}?productID=\xff HTTP/1.1`, 'Connection: close'), 'latin1')],
      [400],
    ],
    ['headers of 17 KiB', [head(`GET ${list} HTTP/1.1`, `X: ${'a'.repeat(17_408)}`)], [431]],
    [
      '10,000 headers',
      [head(`GET ${list} HTTP/1.1`, ...Array.from({ length: 10_000 }, () => 'a:b'))],
      [431],
    ],
    ['an address of 20 KiB', [head(`GET /${'a'.repeat(20_480)} HTTP/1.1`)], [431]],
    [
      'an address of 9 KiB',
      [head(`GET ${list}?productID=${'a'.repeat(9_216)} HTTP/1.1`, 'Connection: close')],
      [414],
    ],
    [
      'an undecodable address of 9 KiB',
      [head(`GET /v1/%ff${'a'.repeat(9_216)} HTTP/1.1`, 'Connection: close')],
      [414],
    ],
    [
      'both lengths',
      [head(add, auth, json, 'Content-Length: 4', 'Transfer-Encoding: chunked'), '0\r\n\r\n'],
      [400],
    ],
    [
      'both lengths, the other way',
      [head(add, auth, json, 'Transfer-Encoding: chunked', 'Content-Length: 4'), '0\r\n\r\n'],
      [400],
    ],
    [
      'two lengths',
      [head(add, auth, json, 'Content-Length: 4', 'Content-Length: 5'), 'null'],
      [400],
    ],
    ['a list of lengths', [head(add, auth, json, 'Content-Length: 4, 4'), 'null'], [400]],
    ['a negative length', [head(add, auth, json, 'Content-Length: -1')], [400]],
    ['a length with a sign', [head(add, auth, json, 'Content-Length: +4'), 'null'], [400]],
    ['a length in hex', [head(add, auth, json, 'Content-Length: 0x4'), 'null'], [400]],
    [
      'a length past any',
      [head(add, auth, json, 'Content-Length: 99999999999999999999999'), 'x'],
      [400],
    ],
    [
      'a length of 2 MiB',
      [head(add, auth, json, 'Content-Length: 2097152', 'Connection: close')],
      [413],
    ],
    [
      'a participant’s length of 257 KiB',
      [head('POST /i/a/events HTTP/1.1', json, 'Content-Length: 263168', 'Connection: close')],
      [413],
    ],
    ['an unknown transfer coding', [head(add, auth, json, 'Transfer-Encoding: gzip'), 'x'], [400]],
    ['chunked, not last', [head(add, auth, json, 'Transfer-Encoding: chunked, gzip'), 'x'], [400]],
    [
      'a doubled chunked',
      [
        head(add, auth, json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'),
        '0\r\n\r\n',
      ],
      [400],
    ],
    [
      'a disguised chunked',
      [head(add, auth, json, 'Transfer-Encoding: xchunked'), '0\r\n\r\n'],
      [400],
    ],
    ['a chunk size that is none', chunked('zz\r\n'), [400]],
    ['a negative chunk size', chunked('-5\r\nnull\r\n'), [400]],
    ['a chunk size past any', chunked('ffffffffffffffffff\r\n'), [400]],
    ['a chunk longer than it says', chunked('2\r\nnull\r\n0\r\n\r\n'), [400]],
    ['17 KiB of chunk extension', chunked(`4;${'a'.repeat(17_408)}\r\nnull\r\n0\r\n\r\n`), [413]],
    [
      'chunks of 2 MiB',
      chunked(
        ...Array.from({ length: 32 }, () => `10000\r\n${' '.repeat(65_536)}\r\n`),
        '0\r\n\r\n',
      ),
      [413],
    ],
    [
      'chunks that hold JSON',
      chunked(`${good.length.toString(16)}\r\n${good}\r\n0\r\n\r\n`),
      [200],
    ],
    ['a body cut short', [head(add, auth, json, 'Content-Length: 100'), '{"a'], [400]],
    ['headers cut short', [`GET ${list} HTTP/1.1\r\nHost: a\r\nX-Hea`], [400]],
    ['nothing', [''], []],
    ['blank lines', ['\r\n\r\n\r\n'], []],
    [
      'a broken percent-encoding',
      [head(`GET ${list}?productID=%zz HTTP/1.1`, auth, 'Connection: close')],
      [400],
    ],
    [
      'a percent-encoding cut short',
      [head(`GET ${list}?productID=%4 HTTP/1.1`, auth, 'Connection: close')],
      [400],
    ],
    [
      'an overlong encoding',
      [head(`GET ${list}?productID=%c0%af HTTP/1.1`, auth, 'Connection: close')],
      [400],
    ],
    [
      'an encoded surrogate',
      [head(`GET ${list}?productID=%ed%a0%80 HTTP/1.1`, auth, 'Connection: close')],
      [400],
    ],
    [
      'an encoded NUL',
      [head(`GET ${list}?productID=a%00b HTTP/1.1`, auth, 'Connection: close')],
      [400],
    ],
    ['an encoded NUL in a link', [head('GET /i/a%00b/state HTTP/1.1', 'Connection: close')], [400]],
    ['a broken encoding in a path', [head('GET /v1/%zz HTTP/1.1', 'Connection: close')], [400]],
    [
      'a broken encoding in a link',
      [head('GET /i/%ff/state HTTP/1.1', 'Connection: close')],
      [400],
    ],
    [
      'steps out of the folder',
      [head('GET /assets/../../etc/passwd HTTP/1.1', 'Connection: close')],
      [404],
    ],
    [
      'encoded steps out',
      [head('GET /assets/%2e%2e%2f%2e%2e%2fetc%2fpasswd HTTP/1.1', 'Connection: close')],
      [404],
    ],
    [
      'an absolute address',
      [head(`GET http://evil.example${list}?productID=p HTTP/1.1`, auth, 'Connection: close')],
      [200],
    ],
    ['an asterisk', [head('OPTIONS * HTTP/1.1', 'Connection: close')], [404]],
    ['CONNECT', [head('CONNECT evil.example:443 HTTP/1.1')], []],
    [
      'an upgrade',
      [
        head(
          `GET ${list}?productID=p HTTP/1.1`,
          auth,
          'Connection: Upgrade, close',
          'Upgrade: websocket',
        ),
      ],
      [200],
    ],
    ['an unknown expectation', post(good, 'Expect: a-miracle'), [200]],
    [
      'an Accept-Version',
      [head(`GET ${list}?productID=p HTTP/1.1`, auth, 'Accept-Version: 9.x', 'Connection: close')],
      [200],
    ],
    [
      'a second Authorization',
      [
        head(
          `GET ${list}?productID=p HTTP/1.1`,
          auth,
          'Authorization: Bearer x',
          'Connection: close',
        ),
      ],
      [401],
    ],
    [
      'a second Authorization behind 90 headers',
      [
        head(
          `GET ${list}?productID=p HTTP/1.1`,
          auth,
          ...Array.from({ length: 90 }, () => 'a:b'),
          'Authorization: Bearer x',
          'Connection: close',
        ),
      ],
      [401],
    ],
    ['invalid UTF-8 in a body', post(Buffer.from([0x22, 0xff, 0x22])), [400]],
    ['a byte order mark', post(`\ufeff${good}`), [400]],
    [
      'two requests at once',
      [
        head(`GET ${list}?productID=p HTTP/1.1`, auth),
        head(`GET ${list} HTTP/1.1`, auth, 'Connection: close'),
      ],
      [200, 400],
    ],
    ['a request behind garbage', ['garbage\r\n\r\n', head(`GET ${list} HTTP/1.1`, auth)], [400]],
  ]
}
