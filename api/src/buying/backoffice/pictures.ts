import { createHash } from 'node:crypto'
import {
  isPictureKey,
  MAX_PICTURE_BODY_BYTES,
  MAX_PICTURE_BYTES,
  type PictureReason,
  uploadPicture,
} from '@shop/contracts/services/back-office/pictures'
import { Picture } from '@shop/contracts/core/picture'
import * as v from 'valibot'
import type { Catalogue } from '../../goods/catalog/catalogue.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { AVIF, encodePicture, SIZES, WEBP } from '../../platform/pictures/encode.ts'
import { UPLOADS } from '../../platform/pictures/stored.ts'
import { implementSigned } from '../../platform/signed.ts'
import { createTurn } from '../../platform/uploads/in-turn.ts'
import { rowOf } from '../../platform/db/rows.ts'

const pictureRow = v.omit(Picture, ['alt'])
type Facts = v.InferOutput<typeof pictureRow>

const KNOWN = 'SELECT base, widths, fallback, width, height, color FROM pictures WHERE key = $1 AND base = $2'
const SAVE = `
  INSERT INTO pictures (key, base, widths, fallback, width, height, color) VALUES ($1, $2, $3::jsonb, $4, $5, $6, $7)
  ON CONFLICT (key) DO UPDATE SET base = excluded.base, widths = excluded.widths, fallback = excluded.fallback, width = excluded.width,
    height = excluded.height, color = excluded.color`
/** Another file has another scale and place of words: the next feed of the piece says them. */
const FORGET_SCALE =
  'UPDATE products SET scale = NULL, engraving = NULL WHERE id IN (SELECT product_id FROM media WHERE picture = $1 AND position = 0)'
/** Cards of the pieces that show it are read anew in every process. */
const NOTE = 'INSERT INTO catalogue_changes (product_id) SELECT DISTINCT product_id FROM media WHERE picture = $1'

/** Each takes all cores. */
const inTurn = createTurn()

/**
 * POST /back-office/pictures/{key}. Files of a replaced picture stay: open pages and sent letters name them. The process that takes the upload
 * shows the new picture at once, the others within a minute.
 */
export function serveUploads(api: Api, catalogue: Catalogue) {
  const { database, pictureFiles } = api
  implementSigned(
    api,
    uploadPicture,
    async ({ params: { key }, body: { use, file } }) => {
      if (!isPictureKey(key)) throw new Refused('WRONG_FORM_DATA', { key: 'WRONG_FIELD' })
      const bytes = Buffer.from(file, 'base64')
      if (bytes.length > MAX_PICTURE_BYTES) return refused('too_large')
      const base = `${UPLOADS}${key}-${hashOf(bytes, use)}`
      const known = await rowOf(database, pictureRow, KNOWN, [key, base])
      if (known) return done(known)
      const made = await inTurn(() => encodePicture(bytes, use))
      if (typeof made === 'string') return refused(made)
      const { files, ...facts } = made
      const picture = { base, ...facts }
      const addFiles = await pictureFiles.put({ picture: key, base, files })
      await database.transaction(async (connection) => {
        await addFiles(connection)
        const { widths, fallback, width, height, color } = picture
        await connection.query(SAVE, [key, base, JSON.stringify(widths), fallback, width, height, color])
        await connection.query(FORGET_SCALE, [key])
        await connection.query(NOTE, [key])
      })
      catalogue.forget()
      return done(picture)
    },
    { bodyLimit: MAX_PICTURE_BODY_BYTES, isSlow: true },
  )
}

const done = (picture: Facts) => ({ result: true, picture, refused: null })
const refused = (reason: PictureReason) => ({ result: false, picture: null, refused: { field: 'file' as const, reason } })

/** Of the file and of how it is made: another setting makes another path. */
const hashOf = (file: Buffer, use: keyof typeof SIZES) =>
  createHash('sha256')
    .update(JSON.stringify([AVIF, WEBP, SIZES[use]]))
    .update(file)
    .digest('hex')
    .slice(0, 16)
