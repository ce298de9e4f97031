import { type Config, readConfig } from '../../src/config.ts'
import { clientID, clientSecret } from './scripted-issuer.ts'

/** The environment of a service whose members sign in at this issuer. */
export function signOnSettings(issuer: string) {
  return {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientID,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_ORG: 'acme',
  }
}

export function signOnConfig(
  issuer: string,
  more: Record<string, string> = {},
): Pick<Config, 'signOn' | 'passwordSignIn'> {
  const { signOn, passwordSignIn } = readConfig({ ...signOnSettings(issuer), ...more })
  return { signOn, passwordSignIn }
}
