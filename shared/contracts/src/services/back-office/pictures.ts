import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Picture } from '../../core/picture.ts'
import { signed } from './feed.ts'

/** Maximum size of an uploaded picture. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** The whole call: base64 is a third longer. */
export const MAX_PICTURE_BODY_BYTES = Math.ceil(MAX_PICTURE_BYTES / 3) * 4 + 1024
/** Width times height: a small file may unpack to gigabytes. */
export const MAX_PICTURE_PIXELS = 50_000_000
/** Narrower ones would be enlarged by every page. */
export const MIN_PICTURE_WIDTH = 320

/** Where it is shown, which decides its widths. */
export const PictureUse = v.picklist(['product', 'wide', 'portrait', 'certificate'])
export type PictureUse = v.InferOutput<typeof PictureUse>

/** Why a file is refused: no JPEG, PNG, WebP or AVIF; damaged; too many pixels; too narrow. */
export const PICTURE_REASONS = ['unknown_type', 'broken_file', 'too_large', 'too_many_pixels', 'too_narrow'] as const
export type PictureReason = (typeof PICTURE_REASONS)[number]

/** `rings/first-ring-1`: parts of a URL. */
const PICTURE_KEY = /^[a-z\d]+(-[a-z\d]+)*(\/[a-z\d]+(-[a-z\d]+)*){0,3}$/
export const isPictureKey = (text: string) => text.length <= 80 && PICTURE_KEY.test(text)

/** Character by character: the groups of a stricter pattern overflow the stack in megabytes of text. */
const isBase64 = (text: string) => text.length % 4 === 0 && /^[A-Za-z\d+/]+={0,2}$/.test(text)

export const uploadPicture = defineEndpoint('/back-office/pictures/{key}', {
  name: 'uploadPicture',
  method: 'POST',
  body: v.object({
    use: PictureUse,
    /** In base64. */
    file: v.pipe(v.string(), v.check(isBase64)),
  }),
  answer: v.object({
    result: v.boolean(),
    picture: v.nullable(v.omit(Picture, ['alt'])),
    refused: v.nullable(v.object({ field: v.literal('file'), reason: v.picklist(PICTURE_REASONS) })),
  }),
  csrf: false,
  about: `A picture under a key that rows of other feeds name (its slashes as %2F): JPEG, PNG, WebP or AVIF of at most 10 MB and 50 megapixels, 320 px wide or more. It is made anew in the widths of its use, without what the camera wrote into it. The same file again changes nothing; another one replaces it. ${signed}`,
  example: {
    body: { use: 'product', file: '/9j/4AAQSkZJRgABAQ==' },
    answer: {
      result: true,
      picture: {
        base: 'uploads/rings/first-ring-1-5d41402abc4b2a76',
        widths: [320, 480, 640, 960],
        fallback: 640,
        width: 960,
        height: 1200,
        color: '#f1ede8',
      },
      refused: null,
    },
  },
})

/** What shows a picture: names of pieces and designers in URLs, numbers of designs, names of content documents. */
export const PictureUser = v.object({ kind: v.picklist(['product', 'designer', 'certificate-design', 'content']), name: v.string() })
export type PictureUser = v.InferOutput<typeof PictureUser>
/** Maximum users in a refusal. */
export const USERS_TOLD = 20

export const removePicture = defineEndpoint('/back-office/pictures/{key}', {
  name: 'removePicture',
  method: 'DELETE',
  answer: v.object({
    result: v.boolean(),
    refused: v.nullable(v.object({ reason: v.literal('in_use'), by: v.pipe(v.array(PictureUser), v.maxLength(USERS_TOLD)) })),
  }),
  csrf: false,
  about: `Removes a picture and its files; those that an order or a passport shows stay. While pieces, designers, certificate designs or content (shown now or later) name its key it is refused as in_use, with up to ${USERS_TOLD} of them. A key that is not there counts as removed. ${signed} The body is empty.`,
  example: { answer: { result: false, refused: { reason: 'in_use', by: [{ kind: 'product', name: 'first-ring' }] } } },
})
