import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Release } from '../../remotes/release.ts'
import { OwnersPanel } from './panel.tsx'
import { ownerRows } from './rows.ts'

const version = (name: string) => ({
  version: name,
  entry: `/a/mfe-catalog/${name}/remoteEntry.js`,
  integrity: `sha384-${name}-aaaaaaaaaaaaaaaaaa`,
  globalName: 'g',
  texts: [],
})
const releaseOf = (...versions: string[]): Release => ({ serial: 7, shell: '2.0.0', remotes: { 'mfe-catalog': versions.map(version) } })
const area = (shown: string, name = 'page/listing') => `<div data-owner="mfe-catalog" data-area="${name}" data-version="${shown}"></div>`
const file = (path: string, startTime: number, responseEnd: number) => ({
  name: `http://localhost${path}`,
  startTime,
  responseEnd,
  encodedBodySize: 2048,
})

const rowsOf = (html: string, release: Release, everybody: Release | null = null) => {
  document.body.innerHTML = html
  const files = [
    file('/a/mfe-catalog/1.1.0/remoteEntry.js', 100, 140),
    file('/a/mfe-catalog/1.1.0/page-listing.js', 150, 230),
    file('/a/mfe-catalog/1.1.0/widget-new-pieces.js', 900, 990),
  ]
  return ownerRows(document, { release, everybody, hydratedAt: 400, files })
}

test('each version is told with its areas, the hash that is checked and how long its first files took [release.owners-overlay]', () => {
  expect(rowsOf(area('1.1.0') + area('1.1.0', 'widget/new-pieces') + area('1.1.0'), releaseOf('1.1.0'))).toStrictEqual([
    { owner: 'shell', areas: [], version: '2.0.0', integrity: '', loadedIn: null, kilobytes: 0, failed: [], others: null },
    {
      owner: 'mfe-catalog',
      areas: ['page/listing', 'widget/new-pieces'],
      version: '1.1.0',
      integrity: 'sha384-1.1.0-aaaaa',
      loadedIn: 130,
      kilobytes: 6,
      failed: [],
      others: null,
    },
  ])
})

test('a version that gave way here is named, and what others see [release.owners-overlay]', () => {
  expect(rowsOf(area('1.0.0'), releaseOf('1.1.0', '1.0.0'))[1]?.failed).toStrictEqual(['1.1.0'])
  expect(rowsOf(area('1.1.0'), releaseOf('1.1.0'), releaseOf('1.0.0'))[1]?.others).toBe('1.0.0')
})

test('the panel follows a swap, and copies the command that takes a version back [release.owners-overlay]', async () => {
  const user = userEvent.setup()
  document.body.innerHTML = area('1.1.0')
  const askEverybody = () => Promise.resolve(releaseOf('1.0.0'))
  render(<OwnersPanel release={releaseOf('1.1.0', '1.0.0')} askEverybody={askEverybody} />, {
    container: document.body.appendChild(document.createElement('div')),
  })
  const item = (text: string) => screen.findByText(text).then((found) => found.closest('li') as HTMLElement)
  expect(await screen.findByText('A canary or an override: others see 1.0.0')).toBeInTheDocument()
  await user.click(within(await item('mfe-catalog 1.1.0')).getByRole('button', { name: 'Copy its rollback' }))
  expect(await navigator.clipboard.readText()).toBe('npm run release -- rollback mfe-catalog --from 1.1.0 --why ""')
  document.querySelector<HTMLElement>('[data-area]')?.setAttribute('data-version', '1.0.0')
  expect(within(await item('mfe-catalog 1.0.0')).getByText('Failed here: 1.1.0')).toBeInTheDocument()
})
