import { usesLists } from '../../src/console/pages/uses-page.ts'
import { TEXTS } from '../../src/console/texts/texts.ts'
import type { Use } from '../../src/gate/who-uses.ts'

const use = (kind: Use['kind'], thing: string, name: string, role: Use['role'] = 'active'): Use => ({
  kind,
  thing,
  name,
  version: '1.0.0',
  role,
})

test('the console lists each thing once with all that use it, and says of a version that it is not the active one [release.who-uses]', () => {
  const uses = [
    use('sends', 'piece.added', 'shell'),
    use('sends', 'piece.added', 'mfe-catalog', 'canary'),
    use('calls', 'GET /looks/{}', 'mfe-catalog', 'to go back to'),
    use('calls', 'GET /gifts', '<b>'),
  ]
  const listed = (all: readonly Use[], language: 'ru' | 'en') =>
    usesLists(all, { t: TEXTS[language] })
      .map(({ safe }) => safe)
      .join('')
  const html = listed(uses, 'en')
  expect(html).toContain('<summary>Messages sent: 1</summary>')
  expect(html).toContain('<b>piece.added</b><span>shell 1.0.0, mfe-catalog 1.0.0 (canary)</span>')
  expect(html).toMatch(/Calls of the API: 2.*GET \/gifts.*&lt;b&gt; 1\.0\.0.*mfe-catalog 1\.0\.0 \(to go back to\)/)
  expect(html).not.toContain('Widgets')
  expect(listed(uses, 'ru')).toContain('Вызовы API: 2')
  expect(listed([], 'ru')).toBe('')
})
