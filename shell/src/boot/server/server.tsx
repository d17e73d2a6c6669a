import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { allSettled, fork, serialize, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { brandWords } from '@shop/contracts/shop/brand-face'
import { errorPageWidgets, faultOf, type Address, type WidgetUse } from '@shop/contracts/pages/routes'
import type { Locale } from '@shop/contracts/shop/storefront'
import { $apiPlace } from '@shop/http'
import { TextsContext, addTexts, createTextsHost, type TextsHost } from '@shop/i18n'
import { $pageFailure, Router, match, pageFailed, type PageModule, type WidgetModule } from '@shop/routing'
import { $brand, $context, commonDataAsked } from '@shop/session'
import { App } from '../app.tsx'
import { pageHead } from '../../visits/head/page-head.ts'
import { pack } from '../../platform/document/packed.ts'
import type { LoadModule, RenderJob, RenderedPage, ShellServer } from './render-job.ts'
import { $runs, Remotes, RemotesContext } from '../../remotes/remotes.ts'
import { modules as shared } from '../../remotes/shared.ts'
import { documentTexts as en } from '../../platform/document-texts/en.ts'
import { documentTexts as ru } from '../../platform/document-texts/ru.ts'
import { addDocumentTexts } from '../../platform/document-texts/document-texts.ts'

// One texts host per language: namespaces include the version, so requests do not interfere.
const hosts = new Map<Locale, { host: TextsHost; edited: string }>()
function hostOf({ brand, context: { locale }, texts }: RenderJob) {
  const known = hosts.get(locale)
  const edited = JSON.stringify(texts ?? {})
  if (known?.edited === edited) return known.host
  const host = createTextsHost(locale, brandWords(brand, locale), texts)
  addDocumentTexts(host, locale === 'ru' ? ru : en)
  hosts.set(locale, { host, edited })
  return host
}

async function loadWithTexts(load: LoadModule, host: TextsHost, owner: string, version: string, exposed: string) {
  const [module, texts] = await Promise.all([load(owner, version, exposed), load(owner, version, `${exposed}/${host.locale}`)])
  if (!module) throw new Error(`${owner}@${version} has no ${exposed}`)
  if (texts) addTexts(host, `${owner}@${version}/${exposed}`, (texts as { texts: Record<string, string> }).texts)
  return module
}

async function openWidgets(
  widgets: readonly WidgetUse[],
  remotes: Remotes,
  versions: Record<string, string>,
  scope: Scope,
  address: Address,
) {
  await Promise.all(
    widgets.map(async ({ owner, widget }) => {
      // A failed widget shows it in its own area.
      const module = (await Promise.resolve(remotes.get(owner, versions[owner] ?? '', `widget/${widget}`)).catch(
        () => null,
      )) as WidgetModule | null
      if (module?.opened) await allSettled(module.opened, { scope, params: address })
    }),
  )
}

const stackOf = (error: unknown) => (error instanceof Error && error.stack) || String(error)

const nowhere = { push() {}, replace() {} }

/** Renders a URL with given versions: only loaded code and texts outlive the request. */
async function renderJob(job: RenderJob, load: LoadModule): Promise<RenderedPage> {
  const { pathname, search, context, brand, origin, api, versions, failure } = job
  const texts = hostOf(job)
  const brokenContracts: string[] = []
  const scope = fork({
    values: [
      [$apiPlace, { ...api, onBrokenContract: (about: string) => void brokenContracts.push(about) }],
      [$context, context],
      [$brand, brand],
      [$runs, versions],
    ],
  })
  const remotes = new Remotes((owner, version, exposed) => loadWithTexts(load, texts, owner, version, exposed))
  const found = match(pathname, search)
  const fault = failure === undefined ? found && faultOf(found.row) : { status: failure }
  if (fault) await allSettled(pageFailed, { scope, params: fault })
  const address = found?.address ?? { pathname, search, params: {} }
  const errors: string[] = []
  const version = found ? (versions[found.row.owner] ?? '') : ''

  const openPage = async () => {
    if (!found || fault) return null
    try {
      const page = (await remotes.get(found.row.owner, version, `page/${found.row.page}`)) as PageModule
      await allSettled(page.opened, { scope, params: page.url(found.address) })
      return page
    } catch (error) {
      errors.push(`${found.row.owner}@${version}: ${stackOf(error)}`)
      return null
    }
  }
  const [page] = await Promise.all([
    openPage(),
    allSettled(commonDataAsked, { scope, params: { path: pathname } }),
    openWidgets(found?.row.widgets ?? [], remotes, versions, scope, address),
  ])
  if (!found || scope.getState($pageFailure)) await openWidgets(errorPageWidgets, remotes, versions, scope, address)

  const html = await toHtml(
    <RemotesContext value={remotes}>
      <TextsContext value={texts}>
        <Provider value={scope}>
          <Router location={{ pathname, search, hash: '' }} navigator={nowhere}>
            <App />
          </Router>
        </Provider>
      </TextsContext>
    </RemotesContext>,
    errors,
  )
  const { head, status } = pageHead({
    found,
    page,
    version,
    remotes,
    runOf: (owner) => versions[owner] ?? '',
    scope,
    texts,
    context,
    origin,
  })
  return { status, html, head, values: pack(serialize(scope)), errors, brokenContracts }
}

function toHtml(tree: ReactNode, errors: string[]) {
  return new Promise<string>((done, failed) => {
    const parts: string[] = []
    const sink = new Writable({
      write(part: Buffer, _, next) {
        parts.push(part.toString())
        next()
      },
      final(next) {
        done(parts.join(''))
        next()
      },
    })
    const stream = renderToPipeableStream(tree, {
      // React streams large boundaries at the end with inline scripts, which the CSP forbids: disabled.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void stream.pipe(sink),
      onShellError: failed,
      onError: (error) => void errors.push(stackOf(error)),
    })
  })
}

/** Exports for the front door. */
export const { render, modules }: ShellServer = { render: renderJob, modules: shared }
