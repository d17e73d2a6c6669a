import { routes } from '@shop/contracts/pages/routes'
import { lacksOfProbe } from '../../src/gate/probed.ts'
import { pagesToOpen } from '../../src/probe/pages.ts'
import { keepVerdict, wordsOf } from '../../src/probe/verdict.ts'
import { newState } from '../built.ts'

const VERDICT = {
  at: '2026-03-01T10:00:00.000Z',
  shop: 'https://zlata.ru',
  shells: ['2.0.0', '1.9.0'],
  paths: ['/certificate'],
  unopened: [],
  faults: [],
}
const FAULT = '/certificate is blank, with shell 1.9.0'

test('the last probe decides: a fault is told with its time, a later pass is clean [release.opened-first]', () => {
  const state = newState()
  expect(lacksOfProbe(state, 'mfe-certificates', '1.1.0')).toStrictEqual([])
  keepVerdict(state, 'mfe-certificates', '1.1.0', { ...VERDICT, faults: [FAULT] })
  expect(lacksOfProbe(state, 'mfe-certificates', '1.1.0')).toStrictEqual([
    `mfe-certificates 1.1.0 failed its probe at 2026-03-01 10:00 UTC: ${FAULT}`,
  ])
  keepVerdict(state, 'mfe-certificates', '1.1.0', VERDICT)
  expect(lacksOfProbe(state, 'mfe-certificates', '1.1.0', 'required')).toStrictEqual([])
})

test('where a probe is required, a version without one lacks it [release.opened-first]', () => {
  expect(lacksOfProbe(newState(), 'mfe-certificates', '1.1.0', 'required')).toStrictEqual([
    'mfe-certificates 1.1.0 was not probed (npm run release -- probe mfe-certificates 1.1.0 --shop <address>)',
  ])
})

test('each page of a part is opened once, and each that shows a widget of it; a sitemap fills what has parameters', () => {
  const { paths, unopened } = pagesToOpen('mfe-catalog', ['/catalog/rings/aurora-yellow', '/catalog/rings', '/designers/north'])
  expect(paths).toStrictEqual(
    expect.arrayContaining(['/catalog', '/search', '/wishlist', '/catalog/rings/aurora-yellow', '/designers/north']),
  )
  // The first page shows bestsellers.
  expect(paths).toContain('/')
  expect(new Set(paths).size).toBe(paths.length)
  expect(unopened).toStrictEqual(['/wishlist/:code'])
  expect(pagesToOpen('mfe-catalog', []).unopened).toContain('/catalog/:category/:id')
})

test('of the shell one page of each remote is opened, and no window of another site', () => {
  expect(pagesToOpen('shell', []).paths).toHaveLength(new Set(routes.map(({ owner }) => owner)).size)
  expect(pagesToOpen('mfe-profile', []).paths).not.toContain('/ya-callback')
})

test('what was seen is told in words', () => {
  expect(wordsOf('mfe-certificates', '1.1.0', { ...VERDICT, unopened: ['/get-certificate/:id'] })).toBe(
    'mfe-certificates 1.1.0 passes its probe: 1 pages through shells 2.0.0 and 1.9.0.\nNot opened: /get-certificate/:id.',
  )
  expect(wordsOf('mfe-certificates', '1.1.0', { ...VERDICT, faults: [FAULT] })).toContain(`fails its probe (1 pages`)
})
