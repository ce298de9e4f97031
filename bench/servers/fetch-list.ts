import { createHash } from 'node:crypto'
import { get } from 'node:http'

/** Reads a streamed list to its end as a process of its own; says when its first byte came. */
const [url = '', token = ''] = process.argv.slice(2)
const began = performance.now()
get(url, { headers: { authorization: `Bearer ${token}` } }, (response) => {
  const hash = createHash('sha256')
  let firstByteMs = 0
  let bytes = 0
  response.on('data', (chunk: Buffer) => {
    firstByteMs ||= performance.now() - began
    bytes += chunk.length
    hash.update(chunk)
  })
  response.on('end', () => {
    const seconds = (performance.now() - began) / 1_000
    const read = { status: response.statusCode, firstByteMs, bytes, seconds }
    process.stdout.write(JSON.stringify({ ...read, hash: hash.digest('hex') }))
  })
})
