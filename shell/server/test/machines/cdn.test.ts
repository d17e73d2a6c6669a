import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readConfig } from '../../platform/config/config.ts'
import { openFrontDoor } from '../support/door.ts'
import { ask } from '../support/requests.ts'
import { makeSmallShop, release, writeShell } from '../support/small-shop.ts'

jest.setTimeout(30_000)

const FILES = 'https://cdn.example'
const PICTURES = 'https://pictures.example'
const FONT = '/a/shell/2.0.0/zlata-text-cyrillic.1.woff2'
const STYLE = `@font-face{src:url(${FONT})format("woff2")}`

const shop = makeSmallShop()
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  writeShell(shop.stateDir, '2.0.0', undefined, undefined, { 'early-cdn.js': 'early-cdn()', 'main.1.css': STYLE })
  release(shop.stateDir, { shell: '2.0.0' })
  door = await openFrontDoor(shop.stateDir, 1, { ARTIFACTS_URL: `${FILES}/`, PICTURES_URL: PICTURES })
})
afterAll(async () => {
  await door.stop()
  shop.remove()
})

test('a document names code and fonts at the CDN with their hashes; what watches the CDN comes from the shop [machines.cdn-addresses]', async () => {
  const { text, headers } = await ask(door.port, '/catalog')
  expect(text).toContain(`<html lang="ru" data-artifacts="${FILES}" data-pictures="${PICTURES}">`)
  expect(text).toMatch(new RegExp(`<script src="${FILES}/a/shell/2.0.0/main.js" integrity="sha384-[^"]+" crossorigin="anonymous"`))
  for (const file of ['shell/2.0.0/texts-ru.1.js', 'mfe-catalog/1.0.0/remoteEntry.js', 'mfe-catalog/1.0.0/page-listing.1.js']) {
    expect(text).toMatch(new RegExp(`<link rel="preload" as="script" [^>]*href="${FILES}/a/${file}" integrity="sha`))
  }
  expect(text).toMatch(/<script src="\/a\/shell\/2\.0\.0\/early-cdn\.js" integrity="sha384-/)
  expect(text).not.toContain('/early.js"')
  expect(text).toContain(`type="font/woff2" href="${FILES}${FONT}" crossorigin="anonymous"`)
  expect(String(headers['content-security-policy'])).toContain(`script-src 'self' ${FILES};`)
  expect(String(headers['content-security-policy'])).toContain(`img-src 'self' data: ${PICTURES};`)
  // The browser's loader asks the address that the document gives, so versions keep their paths.
  expect(text).toContain('"entry":"/a/mfe-catalog/1.0.0/remoteEntry.js"')
})

test('a font of an inlined stylesheet comes from the CDN, and from the shop where that gives none', async () => {
  const { text, headers } = await ask(door.port, '/catalog')
  const css = `@font-face{src:url(${FILES}${FONT})format("woff2"),url(${FONT})format("woff2")}`
  expect(text).toContain(`<style data-href="/a/shell/2.0.0/main.1.css" data-version="shell@2.0.0">${css}</style>`)
  expect(String(headers['content-security-policy'])).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
})

test('a document without the server’s HTML starts its code after what watches the CDN', async () => {
  const { text } = await ask(door.port, '/catalog/rings/throws')
  expect(text).toMatch(new RegExp(`<template id="shell-code">.*${FILES}/a/shell/2.0.0/main.js`))
})

test('the service worker is told of the CDN', async () => {
  writeShell(shop.stateDir, '4.0.0', undefined, undefined, { 'early-cdn.js': 'early-cdn()', 'sw.js': 'worker' })
  release(shop.stateDir, { shell: '4.0.0' })
  expect((await ask(door.port, '/sw.js')).text).toBe(`self.cdn = ["${FILES}","${PICTURES}"];\nworker`)
  release(shop.stateDir, { shell: '2.0.0' })
})

test('a shell that was built before CDNs stays with the shop’s own host', async () => {
  release(shop.stateDir, { shell: '1.0.0' })
  const { text } = await ask(door.port, '/catalog')
  expect(text).not.toContain(FILES)
  expect(text).toContain('<script src="/a/shell/1.0.0/early.js"')
  release(shop.stateDir, { shell: '2.0.0' })
})

test('files and pictures may be read by every origin, documents and calls may not [machines.cdn-shared-files]', async () => {
  const picture = fs
    .readdirSync(path.resolve(import.meta.dirname ?? __dirname, '../../../../api/pictures/rings'))
    .find((name) => name.endsWith('.webp'))
  for (const file of ['/a/shell/2.0.0/main.js', `/pictures/rings/${picture}`]) {
    const { status, headers } = await ask(door.port, file)
    expect([file, status, headers['access-control-allow-origin']]).toStrictEqual([file, 200, '*'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  for (const other of ['/catalog', '/release/current', '/sw.js']) {
    expect((await ask(door.port, other)).headers['access-control-allow-origin']).toBeUndefined()
  }
})

test.each([
  ['ARTIFACTS_URL', 'cdn.zlata.ru'],
  ['ARTIFACTS_URL', 'https://cdn.zlata.ru/files'],
  ['ARTIFACTS_URL', 'http://cdn.zlata.ru'],
  ['PICTURES_URL', 'https://cdn.zlata.ru/?v=1'],
  ['PICTURES_URL', 'https://user:word@cdn.zlata.ru'],
])('%s=%s is refused at the start [machines.cdn-values]', (name, value) => {
  expect(() => readConfig({ DEMO: '1', [name]: value }, 1)).toThrow(
    `${name} is "${value}", and it must be https:// and a host without a path, such as https://cdn.zlata.ru.`,
  )
})
