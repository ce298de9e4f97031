/**
 * Makes the reference handier: a search, buttons that copy, and contents that say where one is. Without
 * it everything is there to read, and to find as a browser finds words.
 */
import { addCopying } from './copying.ts'
import { followReading } from './following.ts'
import { addSearch } from './search.ts'

const contents = document.querySelector('nav')
if (contents) {
  document.documentElement.classList.add('live')
  addCopying()
  addSearch(contents)
  followReading(contents)
}
