import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of the run that makes something for any test file that asks, with its address. */
export async function openDesk(answer: () => Promise<string>): Promise<[Server, string]> {
  const desk = createServer(async (_request, response) => {
    try {
      response.end(await answer())
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  return [desk, `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`]
}

/** What a desk of the run makes. */
export async function askDesk(url: string): Promise<string> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
