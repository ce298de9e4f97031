import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mediaTypeCharactersMax } from '../../../src/http/limits/bounds.ts'
import { type EdgeServer, startEdge } from '../edge-server.ts'
import { expectFailure } from '../error-shape.ts'
import { linkID } from '../scripted-service.ts'

let edge: EdgeServer
beforeAll(async () => {
  edge = await startEdge()
})
beforeEach(() => {
  edge.asked.length = 0
})
afterAll(() => edge.app.close())

const list = '/v1/profiles/getList'
const links = '/v1/invites/createInvites'
const add = '/v1/interviews/addOne'
const good = { productID: 'p', interviewName: 'n', guidelines: 'g' }

async function refused(response: Response): Promise<string> {
  const { message } = JSON.parse(await expectFailure(response, 400))
  expect(edge.asked).toEqual([])
  return message
}

describe('queries', () => {
  test.each([
    ['4.1', list, '', 'productID is required.'],
    ['4.1', list, '?', 'productID is required.'],
    ['4.1', list, '?productID', 'productID must have 1 to 200 characters.'],
    ['4.1', list, '?productID=', 'productID must have 1 to 200 characters.'],
    ['4.1', list, `?productID=${'é'.repeat(201)}`, 'productID must have 1 to 200 characters.'],
    ['4.3', '/v1/interviews/getOne', '', 'interviewID is required.'],
    ['4.5', '/v1/invites/getOne', '', 'linkID is required.'],
    [
      'decisions:',
      list,
      '?productID=p&product=q',
      'product is not a parameter of this call: it takes productID, source, limit, cursor.',
    ],
    [
      'decisions:',
      list,
      '?productID=p&ProductID=q',
      'ProductID is not a parameter of this call: it takes productID, source, limit, cursor.',
    ],
    ['decisions:', list, '?productID=p&productID=q', 'productID must be given at most once.'],
    ['decisions:', list, '?productID=p&product%49D=q', 'productID must be given at most once.'],
    [
      'decisions:',
      list,
      '?productID=p&__proto__=q',
      '__proto__ is not a parameter of this call: it takes productID, source, limit, cursor.',
    ],
    [
      'decisions:',
      list,
      '?productID=p&toString=q',
      'toString is not a parameter of this call: it takes productID, source, limit, cursor.',
    ],
    [
      'decisions:',
      list,
      '?productID=p&token=clq_x',
      'token is not a parameter of this call: it takes productID, source, limit, cursor.',
    ],
    [
      'decisions:',
      list,
      '?productID=p&=q',
      'A name that is empty is not a parameter of this call: it takes productID, source, limit, cursor.',
    ],
    [
      'decisions:',
      list,
      '?productID[]=p',
      'productID[] is not a parameter of this call: it takes productID, source, limit, cursor.',
    ],
    ['decisions:', list, '?productID=p;limit=2&limit', 'limit must be a whole number.'],
    ['decisions:', list, '?productID=p%00', 'The query must not contain NUL.'],
    ['decisions:', list, '?productID=p&limit=0', 'limit must be at least 1.'],
    ['decisions:', list, '?productID=p&limit=1001', 'limit must be at most 1,000.'],
    ['decisions:', list, '?productID=p&cursor=', 'cursor must have 1 to 200 characters.'],
    ['4.6', links, '', 'interviewID is required.'],
    ['4.6', links, '?interviewID=a&count=0', 'count must be at least 1.'],
    ['4.6', links, '?interviewID=a&count=1001', 'count must be at most 1,000.'],
  ])('%s %s%s is refused', async (_section, path, query, message) => {
    expect(await refused(await edge.call(path + query))).toBe(message)
  })

  test.each([
    '1e2',
    '%2B5',
    '+5',
    '%205',
    '5%20',
    '05',
    '-01',
    '1.0',
    '0x5',
    '',
    'five',
    '٥',
    'NaN',
    '1,000',
    'null',
    '1_0',
  ])('decisions: the number “%s” is not plain decimal digits', async (number) => {
    const response = await edge.call(`${links}?interviewID=a&count=${number}`)
    expect(await refused(response)).toBe('count must be a whole number.')
  })

  test('a number below the least is told what the least is', async () => {
    const response = await edge.call(`${links}?interviewID=a&count=-1`)
    expect(await refused(response)).toBe('count must be at least 1.')
  })

  test('decisions: an unknown parameter with a name of 4,000 characters is named in a short message', async () => {
    const message = await refused(await edge.call(`${list}?${'x'.repeat(4_000)}=1`))
    expect(message).toBe(
      `${'x'.repeat(64)}… is not a parameter of this call: it takes productID, source, limit, cursor.`,
    )
  })

  test('the whole address of a link stands for its identifier', async () => {
    for (const given of [linkID, `https://interviews.example/i/${linkID}?utm=a`]) {
      await edge.call(`/v1/invites/getOne?linkID=${encodeURIComponent(given)}`)
      expect(edge.asked.at(-1)?.input.query).toEqual({ linkID })
    }
  })

  test('programs are told the cause of a failure in a header', async () => {
    for (const [path, code] of [
      [`${list}?productId=p`, 'unknown_parameter'],
      [list, 'missing_field'],
      [`${list}?productID=`, 'invalid_field'],
      [`${list}?productID=p&productID=q`, 'repeated_parameter'],
      ['/v1/none', 'not_found'],
    ] as const)
      expect((await edge.call(path)).headers.get('x-error-code')).toBe(code)
  })

  test('decisions: text is kept exactly as sent', async () => {
    const productID = ' +%&=#?é\u{1f642}\t\r\n<b>\'"\u200d '
    expect((await edge.call(`${list}?${new URLSearchParams({ productID })}`)).status).toBe(200)
    expect(edge.asked.map(({ input }) => input.query)).toEqual([{ productID }])
  })

  test('decisions: 200 characters are counted by character, not by code unit', async () => {
    const productID = '\u{1f642}'.repeat(200)
    expect((await edge.call(`${list}?productID=${productID}`)).status).toBe(200)
  })
})

describe('bodies', () => {
  const send = (body: string, headers?: Record<string, string>) =>
    edge.call(add, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  test.each([
    ['', 'The body is empty: send JSON.'],
    [' \n', 'The body is empty: send JSON.'],
    ['\ufeff{}', 'The body must not begin with a byte order mark.'],
    ['{"productID":"p"', 'The body is not valid JSON: it ends too early.'],
    ['{"a": [1, {"b": null}],', 'The body is not valid JSON: it ends too early.'],
    ['{"a":x}', 'The body is not valid JSON at line 1, column 6.'],
    [
      '{"a":1,}',
      'The body is not valid JSON at line 1, column 8: no comma stands before a bracket that closes.',
    ],
    ['{\n  "a": "b"\n  "c": 1}', 'The body is not valid JSON at line 3, column 3.'],
    ['[1 2]', 'The body is not valid JSON at line 1, column 4.'],
    ['{} {}', 'The body is not valid JSON at line 1, column 4.'],
    [
      '{"a":"\u007f\\n", \'b\': 2}',
      'The body is not valid JSON at line 1, column 13: names and texts stand in double quotes.',
    ],
    ['{"a":01}', 'The body is not valid JSON at line 1, column 7.'],
  ])('the place of what is wrong in %j is told', async (body, message) => {
    expect(await refused(await send(body))).toBe(message)
    expect((await send(body)).headers.get('x-error-code')).toBe('invalid_json')
  })

  test('names of white space alone are refused', async () => {
    for (const member of ['productID', 'interviewName', 'guidelines'])
      expect(await refused(await send(JSON.stringify({ ...good, [member]: ' \n ' })))).toBe(
        `${member} must not be blank.`,
      )
  })

  const filled = (member: string) => `${JSON.stringify(good).slice(0, -1)},${member}}`
  const nested = (levels: number) =>
    filled(`"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}`)

  test.each([
    ['no JSON', 'productID=p'],
    ['JSON cut short', '{"productID":"p"'],
    ['JSON with more behind', `${JSON.stringify(good)} {}`],
    ['a trailing comma', '{"productID":"p",}'],
    ['a comment', `/* */${JSON.stringify(good)}`],
    ['single quotes', "{'productID':'p'}"],
    ['NaN', filled('"x":NaN')],
    ['a raw line break in a string', filled('"x":"\n"')],
    ['a lone escape', filled('"x":"\\u12"')],
    ['a closing bracket only', ']'],
    ['a byte order mark', `\ufeff${JSON.stringify(good)}`],
    ['NUL', filled('"x":"a\\u0000b"')],
    ['NUL in a name', filled('"a\\u0000":1')],
    ['a lone high surrogate', filled('"x":"\\ud83d"')],
    ['a lone low surrogate', filled('"x":"\\ude42 \\ud83d"')],
    ['__proto__', filled('"__proto__":{"isAdmin":true}')],
    ['__proto__, escaped', filled('"\\u005f_proto__":{}')],
    ['__proto__, deep inside', filled('"x":[{"y":{"__proto__":null}}]')],
    ['constructor.prototype', filled('"constructor":{"prototype":{"isAdmin":true}}')],
    ['a name given twice', filled('"productID":"q"')],
    ['a name given twice, once escaped', filled('"product\\u0049D":"q"')],
    ['a name given twice behind an escaped backslash', filled('"x":"\\\\","x":1')],
    ['33 levels', nested(33)],
    ['100,000 levels', '['.repeat(100_000)],
    ['an integer past 2^53', filled('"x":9007199254740993')],
    ['a number past any', filled('"x":1e999')],
    ['1,001 members', filled(`"x":{${Array.from({ length: 1_001 }, (_, at) => `"m${at}":1`)}}`)],
    [
      '15,001 values in all',
      filled(`"x":[${Array.from({ length: 7 }, () => `[${'{},'.repeat(1_071)}0]`)}]`),
    ],
    ['10,001 items', filled(`"x":[${'1,'.repeat(10_000)}1]`)],
  ])(
    'decisions: a body with %s is refused as undecodable, before the token is looked at',
    async (_name, body) => {
      await refused(await send(body))
      await refused(await send(body, { authorization: '' }))
    },
  )

  test.each([
    ['null', null],
    ['a list', [good]],
    ['a string', 'good'],
    ['a number', 7],
  ])('7 a body that is %s is refused', async (_name, body) => {
    expect(await refused(await send(JSON.stringify(body)))).toBe('The body must be a JSON object.')
  })

  test.each([
    [{}, 'productID is required.'],
    [{ ...good, productID: null }, 'productID must be a string.'],
    [{ ...good, productID: 5 }, 'productID must be a string.'],
    [{ ...good, productID: ['p'] }, 'productID must be a string.'],
    [{ ...good, productID: '' }, 'productID must have 1 to 200 characters.'],
    [{ ...good, interviewName: 'n'.repeat(201) }, 'interviewName must have 1 to 200 characters.'],
    [{ ...good, guidelines: 'g'.repeat(100_001) }, 'guidelines must have 1 to 100,000 characters.'],
    [{ ...good, userID: '' }, 'userID must have 1 to 200 characters.'],
    [{ ...good, userID: null }, 'userID must be a string.'],
  ])('4.2 %j is refused by name', async (body, message) => {
    expect(await refused(await send(JSON.stringify(body)))).toBe(message)
  })

  test.each([
    [{ interviewID: 'a', invitees: [] }, 'invitees must have at least 1 item.'],
    [{ interviewID: 'a', invitees: {} }, 'invitees must be a list.'],
    [{ interviewID: 'a', invitees: ['x'] }, 'invitees[0] must be an object.'],
    [
      { interviewID: 'a', invitees: [{}, { email: 'x' }] },
      'invitees[1].email must be an e-mail address.',
    ],
    [
      { interviewID: 'a', count: 2, invitees: [{}] },
      'invitees cannot be given together with count.',
    ],
    [{ interviewID: 'a', count: '2' }, 'count must be a whole number.'],
    [{ interviewID: 'a', count: 1.5 }, 'count must be a whole number.'],
  ])('decisions: the POST twin refuses %j by name', async (body, message) => {
    const response = await edge.call(links, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(await refused(response)).toBe(message)
  })

  test.each([
    [undefined],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/xml'],
    ['application/jsonp'],
    ['application/vnd.api+json'],
    ['application/json; charset=latin1'],
    ['application/json, text/plain'],
    ['text/plain; application/json'],
    [';'],
    ['application/json;;'],
    ['application/json; charset=utf-8; charset=utf-8'],
    [`application/json;${' '.repeat(mediaTypeCharactersMax)}charset=utf-8`],
    [`application/json; charset=utf-8${' '.repeat(15_000)};x=y`],
  ])('decisions: a body sent as %s is 415', async (type) => {
    const response = await edge.call(add, {
      method: 'POST',
      headers: type === undefined ? {} : { 'content-type': type },
      body: Buffer.from(JSON.stringify(good)),
    })
    await expectFailure(response, 415)
    expect(edge.asked).toEqual([])
  })

  test('decisions: a compressed body is 415', async () => {
    await expectFailure(await send(JSON.stringify(good), { 'content-encoding': 'gzip' }), 415)
  })

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON;charset="UTF-8"',
    'application/json ; charset = utf-8 ;',
  ])('4.2 a body sent as %s is taken', async (type) => {
    expect((await send(JSON.stringify(good), { 'content-type': type })).status).toBe(200)
  })

  test('decisions: exactly 1 MiB is taken and one byte more is 413', async () => {
    const padded = JSON.stringify(good).padEnd(1_048_576)
    expect((await send(padded)).status).toBe(200)
    await expectFailure(await send(`${padded} `), 413)
  })

  test('decisions: unknown members are ignored, known ones kept exactly as sent', async () => {
    const body = {
      ...good,
      guidelines: ' <b>é\u{1f642}\u200d\r\n',
      unknown: { a: [null] },
      constructor: 1,
    }
    expect((await send(JSON.stringify(body))).status).toBe(200)
    expect(edge.asked[0]?.input.body).toEqual({ ...good, guidelines: body.guidelines })
  })

  test('decisions: 32 levels are taken, and names that look alike in different objects', async () => {
    expect((await send(nested(32))).status).toBe(200)
    expect((await send(filled('"x":[{"a":1},{"a":1}],"a":"{\\"a\\":[[[","b\\\\":2'))).status).toBe(
      200,
    )
  })
})

describe('the Idempotency-Key', () => {
  const send = (path: string, key?: string, init?: RequestInit) =>
    edge.call(path, { ...init, headers: key === undefined ? {} : { 'idempotency-key': key } })

  test.each(['a b', 'é', '\t', 'k'.repeat(256), 'a, b'])(
    'decisions: the key “%s” is refused',
    async (key) => {
      expect(await refused(await send(`${links}?interviewID=a`, key))).toMatch(
        /^Idempotency-Key must/,
      )
    },
  )

  test('decisions: two keys are refused', async () => {
    const headers = new Headers([
      ['idempotency-key', 'a'],
      ['idempotency-key', 'b'],
      ['authorization', `Bearer clq_${'b'.repeat(36)}`],
    ])
    await refused(await fetch(`${edge.url}${links}?interviewID=a`, { headers }))
  })

  test('decisions: a key reaches the calls that honour it and no other', async () => {
    await send(`${links}?interviewID=a`, 'k'.repeat(255))
    await send(`${links}?interviewID=a`)
    await send('/v1/interviews/getOne?interviewID=a', 'not for this call')
    const keys = edge.asked.map(({ input }) => input.idempotencyKey)
    expect(keys).toEqual(['k'.repeat(255), null, null])
  })
})
