import type { Entry } from './observe/entries.ts'
import { openDataLayer } from './data-layer.ts'

const page = (path: string): Entry => ({ event: 'page_view', page_location: path, page_title: '', page_type: '' })
const login: Entry = { event: 'login', method: 'sms' }

afterEach(() => history.replaceState(null, '', '/'))

test('events sent before a page is shown follow its page view', () => {
  const layer = openDataLayer(() => {})
  layer.tell(page('/'))
  history.replaceState(null, '', '/catalog')
  layer.tell(login)
  expect(window.dataLayer).toStrictEqual([page('/')])
  layer.tell(page('/catalog'))
  expect(window.dataLayer).toStrictEqual([page('/'), page('/catalog'), login])
  layer.empty()
  expect(window.dataLayer).toStrictEqual([])
})
