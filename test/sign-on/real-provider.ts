import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { clientID, clientSecret } from './scripted-issuer.ts'

/** Who there is: by the name they sign in with, whatever password they give. */
const people: Record<string, object> = {
  ada: { name: 'Ada Account', email: 'ada@example.com', email_verified: true },
  mallory: { name: 'Mallory', email: 'olga.owner@example.com', email_verified: false },
}

/** A place for a provider, whose address is known before that of the service that it serves. */
export async function openProviderPlace() {
  const server: Server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** An OpenID Connect provider that nobody here wrote, with pages of its own to sign in. */
    serve(service: string) {
      const provider = new Provider(url, {
        clients: [
          {
            client_id: clientID,
            client_secret: clientSecret,
            redirect_uris: [`${service}/sign-on/callback`],
            post_logout_redirect_uris: [`${service}/console/signin`],
          },
        ],
        claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
        findAccount: (_context, sub) => ({
          accountId: sub,
          claims: async () => ({ sub, ...people[sub] }),
        }),
        cookies: { keys: ['a key of the test'] },
        ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
        features: { devInteractions: { enabled: true } },
      })
      server.on('request', provider.callback())
    },
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
