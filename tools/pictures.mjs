/**
 * Makes the pictures of the demo shop out of its photographs: `node tools/pictures.mjs <folder with photographs>`.
 *
 * The folder holds JPEGs, the `index.json` that lists them and the `sizes.json` with their scales. Into `api/pictures/` go AVIF in
 * several widths and one WebP fallback per photograph, the clips as they are, `index.json` (what each picture and clip offers) and
 * `designs.json` (what the photographs show).
 * A name carries a hash of the photograph and of the settings below, so it may be cached for ever; a file that is
 * there already is not made again, and a file that nobody names any more is removed.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { AVIF, averageColor, resized, WEBP, widthsFor } from '../api/src/platform/pictures/encode.ts'

const OUTPUT = fileURLToPath(new URL('../api/pictures/', import.meta.url))
const PARALLEL_JOBS = 2

const MADE_HERE = /-[0-9a-f]{6}(-\d+\.(avif|webp)|\.(mp4|webm))(\.part)?$/
const CLIP_FORMATS = ['mp4', 'webm']

/**
 * Pictures of the demo's reviews, as a phone could have taken them: parts of photographs, mirrored, tilted by degrees and in another light
 * (factors of red, green and blue).
 */
const SNAPSHOTS = [
  { key: 'reviews/aurora-1', file: 'rings/solitaire-aurora-yellow-3.jpg', tilt: -5, part: [90, 210, 690, 920], light: [1.1, 1.02, 0.88] },
  { key: 'reviews/aurora-2', file: 'rings/solitaire-aurora-yellow-2.jpg', tilt: 6, part: [170, 170, 720, 720], light: [0.98, 0.93, 0.84] },
  { key: 'reviews/aurora-3', file: 'rings/solitaire-aurora-yellow-1.jpg', tilt: -8, part: [150, 230, 780, 585], light: [0.86, 0.85, 0.84] },
  { key: 'reviews/hoops-1', file: 'earrings/hoops-bold-yellow-3.jpg', tilt: 4, part: [170, 420, 640, 640], light: [1.12, 1.02, 0.9] },
  { key: 'reviews/tennis-1', file: 'bracelets/tennis-white-3.jpg', tilt: 7, part: [150, 330, 800, 600], light: [0.9, 0.92, 0.98] },
  { key: 'reviews/tennis-2', file: 'bracelets/tennis-white-1.jpg', tilt: -4, part: [150, 230, 740, 920], light: [0.94, 0.9, 0.84] },
]

const snapshotOf = async ({ tilt, part: [left, top, width, height], light }, photograph) => {
  const tilted = await sharp(photograph).flop().rotate(tilt, { background: '#000000' }).png().toBuffer()
  return sharp(tilted).extract({ left, top, width, height }).linear(light, [0, 0, 0]).png().toBuffer()
}

/** Upright parts of designs of certificates, for those among the goods: a card of the catalogue is 4:5. */
const UPRIGHT = [
  { key: 'certificates/silk-champagne-upright', file: 'certificates/silk-champagne.jpg', part: [300, 0, 600, 750] },
  { key: 'certificates/gold-ribbons-upright', file: 'certificates/gold-ribbons.jpg', part: [330, 0, 600, 750] },
]

const uprightOf = ({ part: [left, top, width, height] }, photograph) =>
  sharp(photograph).extract({ left, top, width, height }).png().toBuffer()

/** Drawn goods: a sizer of paper. */
const DRAWN = [{ key: 'sizers/ring-sizer', file: 'pictures/ring-sizer.svg' }]

const keyOf = (file) => file.replace(/\.jpg$/, '')
const byKey = ([a], [b]) => (a < b ? -1 : 1)
const avifName = (base, width) => `${base}-${width}.avif`
const webpName = (base, width) => `${base}-${width}.webp`

/** Every photograph of the list with the sizes it is shown in. */
function listSources(photographs) {
  return [
    ...photographs.products.flatMap(({ files }) => files.map(({ file }) => ({ file, use: 'product' }))),
    ...photographs.banners.map(({ file, format }) => ({ file, use: format })),
    ...photographs.certificates.map(({ file }) => ({ file, use: 'certificate' })),
  ]
}

/** TrueScale of the contract, without where the piece is worn. */
const scaleOf = (size) =>
  size ? { mmPerPixel: size.mmPerPixel, widthMm: size.seenWidthMm, heightMm: size.seenHeightMm, isWhole: size.wholeInFrame } : null

/** The list of photographs writes a lone letter in either alphabet; they look alike. */
const ALIKE = { ru: { A: 'А', K: 'К', M: 'М' }, en: { А: 'A', К: 'K', М: 'M' } }
const named = (name, locale) => name.replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, (letter) => ALIKE[locale][letter] ?? letter)

/** What the demo catalogue needs to know about the photographs; pictures are named by their keys in `index.json`. */
function describeDesigns(photographs, sizes) {
  const designs = photographs.products.map((product) => {
    const pictures = {}
    for (const { file, metal, shot } of product.files) {
      pictures[metal] = { ...pictures[metal], [shot]: keyOf(file) }
    }
    return {
      slug: product.slug,
      kind: product.kind,
      name: { ru: named(product.name_ru, 'ru'), en: named(product.name_en, 'en') },
      metals: product.metals.map(({ id, ru, en }) => ({ id, name: { ru, en } })),
      gem: product.gem && { id: product.gem, name: { ru: product.gem_ru, en: product.gem_en } },
      mood: product.mood,
      scale: scaleOf(sizes[product.slug]),
      pictures,
    }
  })

  const banners = {}
  for (const { file, slug, format } of photographs.banners) {
    banners[slug] = { ...banners[slug], [format]: keyOf(file) }
  }

  return {
    designs,
    banners: Object.entries(banners)
      .sort(byKey)
      .map(([slug, { wide, portrait }]) => ({ slug, wide, portrait })),
    certificates: photographs.certificates.map(({ file, slug }) => ({ slug, picture: keyOf(file) })),
  }
}

/** Duration as the movie header of an MP4 has it. */
function secondsOf(mp4) {
  const at = mp4.indexOf('mvhd')
  return Math.round(mp4.readUInt32BE(at + 20) / mp4.readUInt32BE(at + 16))
}

/** Copies the clips under names that carry their hash; resolves to their entries of the index, by piece. */
async function copyClips(folder, clips) {
  const entries = {}
  for (const { file, slug, metal } of clips) {
    const entry = {}
    for (const format of CLIP_FORMATS) {
      const content = await readFile(join(folder, file.replace(/\.mp4$/, `.${format}`)))
      if (format === 'mp4') entry.seconds = secondsOf(content)
      entry[format] = `video/${slug}-${metal}-${createHash('sha256').update(content).digest('hex').slice(0, 6)}.${format}`
      await writeWhole(entry[format], content)
    }
    entries[`${slug}-${metal}`] = entry
  }
  return entries
}

function hashOf(photograph) {
  return createHash('sha256')
    .update(JSON.stringify({ avif: AVIF, webp: WEBP }))
    .update(photograph)
    .digest('hex')
    .slice(0, 6)
}

/** Written beside and renamed, so that an interrupted run never leaves half a picture under a final name. */
async function writeWhole(name, content) {
  const path = join(OUTPUT, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

/** Makes the files of one photograph that are not there yet; resolves to its entry of the index. */
async function makePicture({ photograph, file, use }, existing, known) {
  const { width, height } = await sharp(photograph).metadata()
  const base = `${keyOf(file)}-${hashOf(photograph)}`
  const { widths, fallback } = widthsFor(use, width)
  const outputs = [
    ...widths.map((size) => ({ name: avifName(base, size), size, encode: (image) => image.avif(AVIF) })),
    { name: webpName(base, fallback), size: fallback, encode: (image) => image.webp(WEBP) },
  ].filter(({ name }) => !existing.has(name))

  for (const { name, size, encode } of outputs) {
    await writeWhole(name, await encode(resized(photograph, size)).toBuffer())
  }

  const color = known?.base === base ? known.color : await averageColor(photograph)
  return { made: outputs.length, entry: { base, widths, fallback, width, height, color } }
}

/** One picture a line: a new photograph is one line of a diff. */
function printIndex(index) {
  const parts = Object.entries(index).map(([name, entries]) => {
    const lines = Object.entries(entries)
      .sort(byKey)
      .map(([key, entry]) => `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`)
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${parts.join(',\n')}\n}\n`
}

async function readKnown() {
  try {
    return JSON.parse(await readFile(join(OUTPUT, 'index.json'), 'utf8')).pictures
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

async function listMade() {
  const files = await readdir(OUTPUT, { recursive: true })
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => MADE_HERE.test(file))
}

async function run(folder) {
  sharp.concurrency(1)
  await mkdir(OUTPUT, { recursive: true })

  const photographs = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  const { designs: sizes } = JSON.parse(await readFile(join(folder, 'sizes.json'), 'utf8'))
  const existing = new Set(await listMade())
  const known = await readKnown()

  const pictures = {}
  let made = 0
  const queue = listSources(photographs).values()
  const work = async () => {
    for (const source of queue) {
      const photograph = await readFile(join(folder, source.file))
      const key = keyOf(source.file)
      const picture = await makePicture({ ...source, photograph }, existing, known[key])
      pictures[key] = picture.entry
      made += picture.made
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_JOBS }, work))
  const parts = [
    ...SNAPSHOTS.map((part) => ({ ...part, use: 'review', partOf: snapshotOf })),
    ...UPRIGHT.map((part) => ({ ...part, use: 'product', partOf: uprightOf })),
  ]
  for (const { partOf, use, ...part } of parts) {
    const { key, file } = part
    const photograph = await partOf(part, await readFile(join(folder, file)))
    const picture = await makePicture({ photograph, file: key, use }, existing, known[key])
    pictures[key] = picture.entry
    made += picture.made
  }

  for (const { key, file } of DRAWN) {
    const drawing = await sharp(await readFile(new URL(file, import.meta.url)))
      .flatten()
      .png()
      .toBuffer()
    const picture = await makePicture({ photograph: drawing, file: key, use: 'product' }, existing, known[key])
    pictures[key] = picture.entry
    made += picture.made
  }

  const videos = await copyClips(folder, photographs.videos ?? [])
  await writeWhole('index.json', printIndex({ pictures, videos }))
  await writeWhole('designs.json', `${JSON.stringify(describeDesigns(photographs, sizes), null, 2)}\n`)

  // Last, so that at every moment the index names only files that are there.
  const named = new Set([
    ...Object.values(pictures).flatMap(({ base, widths, fallback }) => [
      ...widths.map((width) => avifName(base, width)),
      webpName(base, fallback),
    ]),
    ...Object.values(videos).flatMap(({ mp4, webm }) => [mp4, webm]),
  ])
  const stale = (await listMade()).filter((name) => !named.has(name))
  await Promise.all(stale.map((name) => rm(join(OUTPUT, name))))

  console.log(`${named.size} files of ${Object.keys(pictures).length} pictures: ${made} made, ${stale.length} stale removed`)
}

const [folder] = process.argv.slice(2)
if (folder) {
  await run(resolve(folder))
} else {
  console.error('usage: node tools/pictures.mjs <folder with photographs>')
  process.exitCode = 1
}
