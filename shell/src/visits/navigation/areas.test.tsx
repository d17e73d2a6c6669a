import { useEffect, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { TextsContext, createTextsHost } from '@shop/i18n'
import { Link, useLocation } from '@shop/routing'
import { PageArea, WidgetArea } from '../../remotes/areas/areas.tsx'
import { Navigation } from './navigation.tsx'
import { HydrationContext } from '../../platform/hydration/hydration-context.ts'
import { $runs, areaLeftAsHtml, AreaReadyContext, Remotes, RemotesContext } from '../../remotes/remotes.ts'

const scope = fork({ values: [[$runs, { 'mfe-catalog': '1' }]] })

/** Surroundings of an area, with modules by what they expose. */
interface Surroundings {
  remotes: Remotes
  children: ReactNode
  isHydrating?: boolean
  inScope?: Scope
}

function Shell({ remotes, children, isHydrating = false, inScope = scope }: Surroundings) {
  return (
    <RemotesContext value={remotes}>
      <HydrationContext value={{ active: isHydrating }}>
        <TextsContext value={createTextsHost('ru')}>
          <Provider value={inScope}>{children}</Provider>
        </TextsContext>
      </HydrationContext>
    </RemotesContext>
  )
}

function remotesWith(modules: Record<string, unknown>) {
  const remotes = new Remotes((_, __, exposed) =>
    modules[exposed] ? Promise.resolve(modules[exposed]) : Promise.reject(new Error(`no ${exposed}`)),
  )
  for (const [exposed, module] of Object.entries(modules)) remotes.put('mfe-catalog', '1', exposed, module)
  return remotes
}

afterEach(() => jest.restoreAllMocks())

test('an area exposes its owner and version as data attributes', () => {
  render(
    <Shell remotes={remotesWith({ 'page/listing': { Page: () => <h1>Rings</h1> } })}>
      <PageArea owner="mfe-catalog" page="listing" pathname="/catalog" />
    </Shell>,
  )
  const area = screen.getByRole('heading').closest('[data-owner]')
  expect(area?.getAttribute('data-owner')).toBe('mfe-catalog')
  expect(area?.getAttribute('data-version')).toBe('1')
})

test('a failed area does not affect others, and recovers on retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const modules: Record<string, unknown> = { 'page/listing': { Page: () => <h1>Rings</h1> } }
  const remotes = remotesWith(modules)
  await act(async () => {
    render(
      <Shell remotes={remotes}>
        <PageArea owner="mfe-catalog" page="listing" pathname="/catalog" />
        <WidgetArea owner="mfe-catalog" widget="bestsellers" />
      </Shell>,
    )
  })
  expect(screen.getByRole('heading').textContent).toBe('Rings')
  const alert = screen.getByRole('alert')
  modules['widget/bestsellers'] = { Widget: () => <p>Bestsellers</p> }
  await act(async () => void fireEvent.click(alert.querySelector('button') as HTMLButtonElement))
  expect(screen.getByText('Bestsellers')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a server-rendered widget hydrates when it nears the viewport, and keeps its HTML', async () => {
  const taken = jest.fn()
  const Widget = () => {
    useEffect(taken)
    return <p>Bestsellers</p>
  }
  let comeNear = () => {}
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  const remotes = remotesWith({ 'widget/bestsellers': { Widget } })
  const tree = (isHydrating: boolean) => (
    <Shell remotes={remotes} isHydrating={isHydrating}>
      <WidgetArea owner="mfe-catalog" widget="bestsellers" />
    </Shell>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(tree(false))
  const paragraph = root.querySelector('p')
  const trouble = jest.fn()
  await act(async () => void hydrateRoot(root, tree(true), { onRecoverableError: trouble }))
  expect(taken).not.toHaveBeenCalled()
  await act(async () => comeNear())
  expect(taken).toHaveBeenCalledTimes(1)
  expect(root.querySelector('p')).toBe(paragraph)
  expect(trouble).not.toHaveBeenCalled()
})

test('a URL change on the same page hydrates a distant widget without removing its HTML', async () => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  const Widget = () => <p>Vacancies of {useLocation().search || 'all cities'}</p>
  const remotes = remotesWith({ 'widget/bestsellers': { Widget } })
  const tree = (isHydrating: boolean) => (
    <Navigation storefront="ru" onVisit={() => true}>
      <Link to="?city=moscow" replace>
        Moscow
      </Link>
      <Shell remotes={remotes} isHydrating={isHydrating}>
        <WidgetArea owner="mfe-catalog" widget="bestsellers" />
      </Shell>
    </Navigation>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(tree(false))
  const seen: (string | undefined)[] = []
  const watcher = new MutationObserver(() => seen.push(root.querySelector('p')?.textContent))
  watcher.observe(root, { childList: true, subtree: true, characterData: true })
  await act(async () => void hydrateRoot(root, tree(true)))
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Moscow' })))
  expect(root.querySelector('p')?.textContent).toBe('Vacancies of ?city=moscow')
  expect(seen).not.toContain(undefined)
  watcher.disconnect()
})

test('an area that stays HTML says so, and nothing in it is busy [screen.presses-are-kept]', async () => {
  const hydrating = fork({ values: [[$runs, { 'mfe-catalog': '1' }]] })
  const remotes = remotesWith({ 'page/listing': { Page: () => <button type="button">More</button> } })
  const tree = (isHydrating: boolean) => (
    <Shell remotes={remotes} isHydrating={isHydrating} inScope={hydrating}>
      <PageArea owner="mfe-catalog" page="listing" pathname="/catalog" />
    </Shell>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(tree(false))
  // The code never comes.
  remotes.forArea = () => new Promise(() => {})
  const more = root.querySelector('button') as HTMLButtonElement
  more.setAttribute('aria-busy', 'true')
  Object.assign(window, { early: { pressed: new Set([more]) } })
  await act(async () => void hydrateRoot(root, tree(true)))
  expect(more).toHaveAttribute('aria-busy', 'true')
  await act(() => allSettled(areaLeftAsHtml, { scope: hydrating, params: 'mfe-catalog/page/listing' }))
  expect(root.querySelector('[role=status], [role=alert], p')).toBeInTheDocument()
  expect(root).toContainElement(more)
  expect(root.querySelectorAll('[aria-busy]')).toHaveLength(0)
  root.remove()
})

test('a failed page reports ready too, so that nothing waits for it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const ready = jest.fn()
  const Broken = () => {
    throw new Error('broken')
  }
  render(
    <AreaReadyContext value={ready}>
      <Shell remotes={remotesWith({ 'page/listing': { Page: Broken } })}>
        <PageArea owner="mfe-catalog" page="listing" pathname="/catalog" />
      </Shell>
    </AreaReadyContext>,
  )
  expect(await screen.findByRole('button')).toBeInTheDocument()
  expect(ready).toHaveBeenCalledWith('mfe-catalog/page/listing')
})
