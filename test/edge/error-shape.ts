import { expect } from 'vitest'

/** Asserts that a body is exactly an Error object of that status. */
export function expectErrorBody(text: string, status: number): void {
  const body: unknown = JSON.parse(text)
  expect(body).toEqual({ error: status, message: expect.any(String) })
  const { message } = body as { message: string }
  expect(message.length).toBeGreaterThanOrEqual(1)
  expect(message.length).toBeLessThanOrEqual(500)
  expect(message).toMatch(/[.!]$/)
}

/** Asserts that an answer is a failure in the one shape, headers included. */
export async function expectFailure(response: Response, status: number): Promise<string> {
  const text = await response.text()
  expect({ status: response.status, text }).toMatchObject({ status })
  expectErrorBody(text, status)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const policy = response.headers.get('content-security-policy') ?? ''
  for (const kind of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
    expect(policy).toContain(`${kind} 'none'`)
  }
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  return text
}
