import { matchPath } from './router.ts'
import type { Screen } from './screen.ts'

type Route = {
  path: string
  /** Screens are loaded when first needed. */
  load: () => Promise<{ Screen: Screen }>
  /** Shown to whoever is not signed in; the others only to whoever is. */
  isOpen?: true
}

/** Every screen there is. */
const routes: readonly Route[] = [
  { path: '/console/setup', isOpen: true, load: () => import('./screens/signin/setup.tsx') },
  { path: '/console/signin', isOpen: true, load: () => import('./screens/signin/signin.tsx') },
  { path: '/console/join/:code', isOpen: true, load: () => import('./screens/signin/join.tsx') },
  { path: '/console/reset/:code', isOpen: true, load: () => import('./screens/signin/reset.tsx') },
  { path: '/console', load: () => import('./screens/products/products.tsx') },
  { path: '/console/products/:productID', load: () => import('./screens/product/product.tsx') },
  { path: '/console/connect', load: () => import('./screens/connect/connect.tsx') },
  { path: '/console/interviews/new', load: () => import('./screens/interview/new.tsx') },
  {
    path: '/console/interviews/:interviewID',
    load: () => import('./screens/interview/interview.tsx'),
  },
  {
    path: '/console/interviews/:interviewID/rehearsal',
    load: () => import('./screens/made-up/rehearsal.tsx'),
  },
  {
    path: '/console/interviews/:interviewID/:tab',
    load: () => import('./screens/interview/interview.tsx'),
  },
  { path: '/console/invites/:linkID', load: () => import('./screens/transcript/transcript.tsx') },
  {
    path: '/console/products/:productID/profiles',
    load: () => import('./screens/profiles/profiles.tsx'),
  },
  { path: '/console/profiles/:profileID', load: () => import('./screens/profile/profile.tsx') },
  {
    path: '/console/simulations/:simulationID',
    load: () => import('./screens/made-up/simulation.tsx'),
  },
  { path: '/console/settings', load: () => import('./screens/settings/settings.tsx') },
  { path: '/console/settings/:tab', load: () => import('./screens/settings/settings.tsx') },
]

export type Found = { route: Route; params: Record<string, string> }

export function findRoute(path: string): Found | null {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return null
}
