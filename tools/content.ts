/**
 * `npm run content -- check | preview | publish | versions | cancel | find`: what the shop says, without a developer (docs/content.md).
 * PORT or API_URL names the shop, CONTENT_KEY opens it; SHOP_ORIGINS are the addresses that links to previews have.
 */
import { parseArgs } from 'node:util'
import { knownInSeed } from '../api/src/demo/content/known.ts'
import { type ContentFile, readContentFiles } from '../api/src/goods/content/files/files.ts'
import { chosenFiles } from './content/folder.ts'
import { interfaceTexts } from './content/interface-texts.ts'
import { momentFrom } from './content/moment.ts'
import { problemLines } from './content/problems.ts'
import { cancel, preview, publish, versions } from './content/publish.ts'
import { shopFrom } from './content/shop.ts'
import { command, UserError } from './print/steps.ts'

const COMMANDS = ['check', 'preview', 'publish', 'versions', 'cancel', 'find'] as const
const MAX_FOUND = 40

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string' }, version: { type: 'string' }, folder: { type: 'string' } },
})
const [asked, ...names] = positionals

/** Without `known` the running shop validates pictures and products. */
async function mustBeRight(files: readonly ContentFile[], isForShop: boolean): Promise<void> {
  const around = {
    files: readContentFiles(values.folder),
    texts: await interfaceTexts(),
    known: isForShop ? null : await knownInSeed(),
    folder: values.folder,
  }
  const lines = files.flatMap((file) => problemLines(file, around))
  if (lines.length > 0)
    throw new UserError(`${lines.length === 1 ? 'One thing is' : `${lines.length} things are`} wrong:\n${lines.join('\n')}`)
}

function versionFrom(text: string | undefined): number {
  const version = Number(text)
  if (text && Number.isInteger(version) && version > 0) return version
  throw new UserError(`--version is "${text ?? ''}", and it must be a number that npm run content -- versions tells.`)
}

async function checkFiles() {
  const files = chosenFiles(names, values.folder)
  await mustBeRight(files, false)
  console.log(`✓ ${files.length} files are right.`)
}

async function publishFiles() {
  const at = values.at === undefined ? null : momentFrom(values.at)
  const files = chosenFiles(names, values.folder).filter(({ isEarlier }) => !isEarlier)
  const isBack = values.version !== undefined
  if (isBack && names.length === 0) throw new UserError('Say which document goes back: npm run content -- publish --version 2 about.ru')
  if (!isBack) await mustBeRight(files, true)
  const back = isBack ? files.map(({ name }) => ({ name, version: versionFrom(values.version) })) : undefined
  console.log((await publish(shopFrom(process.env), { files, at, ...(back && { back }) })).join('\n'))
}

async function previewFiles() {
  const files = chosenFiles(names, values.folder).filter(({ isEarlier }) => !isEarlier)
  await mustBeRight(files, true)
  console.log((await preview(shopFrom(process.env), files)).join('\n'))
}

async function findTexts() {
  const words = names.join(' ').toLowerCase()
  if (!words) throw new UserError('Say what to look for: npm run content -- find "Корзина"')
  const texts = await interfaceTexts()
  const found = (['ru', 'en'] as const).flatMap((locale) =>
    [...texts[locale]]
      .filter(([, text]) => text.toLowerCase().includes(words))
      .map(([key, text]) => `texts/${locale}.yaml  ${key}: ${text}`),
  )
  console.log(found.slice(0, MAX_FOUND).join('\n') || `No text has "${words}" in it.`)
}

const run: Record<(typeof COMMANDS)[number], () => Promise<void>> = {
  check: checkFiles,
  preview: previewFiles,
  publish: publishFiles,
  find: findTexts,
  versions: async () => {
    const files = names.length > 0 ? chosenFiles(names, values.folder).map(({ name }) => name) : null
    console.log((await versions(shopFrom(process.env), files)).join('\n'))
  },
  cancel: async () => {
    const [file, another] = chosenFiles(names, values.folder)
    if (!file || another) throw new UserError('Say which document: npm run content -- cancel --version 4 banners')
    console.log(await cancel(shopFrom(process.env), file.name, versionFrom(values.version)))
  },
}

await command(async () => {
  const name = COMMANDS.find((one) => one === asked)
  if (!name) throw new UserError(`${asked ? `There is no "${asked}".` : 'Say what to do.'} npm run content -- ${COMMANDS.join(' | ')}`)
  await run[name]()
})
