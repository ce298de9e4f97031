import { render } from 'preact'
import { App } from './app.tsx'
import { router } from './router.ts'
import { session } from './session.ts'

const root = document.getElementById('page')
if (root) {
  router.start()
  void session.start()
  render(<App />, root)
  root.removeAttribute('aria-busy')
}
