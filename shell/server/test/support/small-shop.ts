import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Popups } from '@shop/contracts/pages/popups'
import { activateAll } from '@shop/release/actions'

/** A build that says what it uses: nothing. */
const NO_USES = { calls: [], sent: {}, heard: {}, widgets: {}, popups: [], pages: [], shared: {} }

const REASON = { who: 'tests', why: 'a test' }

const checksumsOf = (text: string, kind: 'sha256' | 'sha384') => `${kind}-${createHash(kind).update(text).digest('base64')}`

/** What the pages of the small shop do, by the last part of their address. Written as it stands in a server build. */
export const SHELL = `
exports.modules = { react: {} }
exports.render = async (job, load) => {
  if (job.pathname.endsWith('/throws')) throw new Error('this page throws')
  if (job.pathname.endsWith('/loops')) for (;;);
  if (job.pathname.endsWith('/waits')) await new Promise(() => setInterval(() => {}, 1000))
  const page = job.failure === undefined ? await load('mfe-catalog', job.versions['mfe-catalog'], 'page/listing') : null
  if (page?.fault === 'loops') for (;;);
  if (page?.fault === 'waits') await new Promise(() => setInterval(() => {}, 1000))
  const area = '<div data-owner="mfe-catalog" data-area="page/listing" data-version="' + job.versions['mfe-catalog'] + '">' + (page?.fault === 'throws' ? '<!--$!-->' : '') + '</div>'
  const status = job.failure ?? (job.pathname.endsWith('/gone') || page?.fault === 'refused' ? 404 : page?.fault === 'no-api' ? 500 : 200)
  return {
    status,
    html: '<main>' + (page ? page.words + area : 'no such page') + ' ' + job.search + ' ' + JSON.stringify(job.api) + '</main>',
    head: { title: 'Rings </title>', description: 'All rings', jsonLd: [{ name: '</script><b>' }] },
    values: { pathname: job.pathname, evil: '</script><script>alert(1)</script>' },
    errors: page?.fault || job.pathname.endsWith('/half') ? ['a widget failed'] : [],
    brokenContracts: job.pathname.endsWith('/contract') ? ['piecesShow: string expected at pieces.0.name'] : [],
  }
}`

function writeArtifact(
  stateDir: string,
  name: string,
  version: string,
  files: Record<string, string>,
  pages: Record<string, string[]>,
  server: string,
  popups?: Popups,
) {
  const folder = path.join(stateDir, 'artifacts', name, version)
  fs.mkdirSync(path.join(folder, 'server'), { recursive: true })
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js'
  const chunks = Object.entries(files).filter(([file]) => file !== entry && file.endsWith('.js'))
  const all = {
    ...files,
    [entry]: `integrity = ${JSON.stringify(Object.fromEntries(chunks.map(([file, text]) => [file, checksumsOf(text, 'sha256')])))}`,
  }
  for (const [file, text] of Object.entries(all)) fs.writeFileSync(path.join(folder, file), text)
  const seals = Object.fromEntries(Object.entries(all).map(([file, text]) => [file, checksumsOf(text, 'sha384')]))
  const assets = { 'zlata-text-cyrillic.woff2': 'zlata-text-cyrillic.1.woff2' }
  fs.writeFileSync(
    path.join(folder, 'artifact.json'),
    JSON.stringify({ name, version, globalName: `${name}_${version}`, entry, files: seals, pages, assets, popups, uses: NO_USES }),
  )
  fs.writeFileSync(path.join(folder, 'server/server.cjs'), server)
}

/** @param more files, or others for those that every shell has */
export function writeShell(stateDir: string, version = '1.0.0', server = SHELL, popups?: Popups, more: Record<string, string> = {}) {
  const files = {
    'early.js': 'early()',
    'main.1.css': 'main{}',
    'texts-ru.1.js': 'ru',
    'texts-en.1.js': 'en',
    'sprite.svg': '<svg id="sprite"></svg>',
    ...more,
  }
  writeArtifact(
    stateDir,
    'shell',
    version,
    files,
    { main: ['main.js', 'main.1.css'], early: ['early.js'], ru: ['texts-ru.1.js'], en: ['texts-en.1.js'] },
    server,
    popups,
  )
}

/**
 * @param fault what its listing does on the server: the shell above plays it
 * @param asks text of its `asks.js`, where it has one
 */
export function writeCatalog(
  stateDir: string,
  version: string,
  fault: 'throws' | 'loops' | 'waits' | 'refused' | 'no-api' | '' = '',
  asks = '',
  popups?: Popups,
) {
  const files: Record<string, string> = {
    'page-listing.1.js': 'listing',
    'page-listing.1.css': '.card{}',
    'page-listing-ru.1.js': 'ru',
    'page-listing-en.1.js': 'en',
    ...(asks && { 'asks.js': asks }),
  }
  const pages = {
    'page/listing': ['page-listing.1.js', 'page-listing.1.css'],
    'page/listing/ru': ['page-listing-ru.1.js'],
    'page/listing/en': ['page-listing-en.1.js'],
  }
  // Every version leaves its mark in the thread that has evaluated it.
  const server = `globalThis.known = [...(globalThis.known ?? []), '${version}']
exports.pages = { 'page/listing': async () => ({ words: 'listing of ${version}, thread of ' + globalThis.known, fault: '${fault}' }) }`
  writeArtifact(stateDir, 'mfe-catalog', version, files, pages, server, popups)
}

export const release = (stateDir: string, versions: Record<string, string>) => activateAll(stateDir, versions, REASON)

/** A folder with a shell and one remote, released; small enough to be read in one look, served by the real front door. */
export function makeSmallShop(shell = SHELL): { stateDir: string; remove: () => void } {
  const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), 'small-shop-'))
  writeShell(stateDir, '1.0.0', shell)
  writeCatalog(stateDir, '1.0.0')
  writeCatalog(stateDir, '1.1.0')
  release(stateDir, { shell: '1.0.0', 'mfe-catalog': '1.0.0' })
  return { stateDir, remove: () => fs.rmSync(stateDir, { recursive: true, force: true }) }
}
