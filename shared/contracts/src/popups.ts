import * as v from 'valibot'

/**
 * Looks of a popup's frame. `drawer`: the whole screen on a phone, 420 px at the side else; `dialog`: a sheet on a phone, in the
 * middle else; `sheet`: always from below; `wide`: a dialog for list and map.
 */
export const overlayKinds = ['drawer', 'dialog', 'sheet', 'wide'] as const
export type OverlayKind = (typeof overlayKinds)[number]

/** What a popup without a declaration is; left out of documents. */
export const DEFAULT_KIND: OverlayKind = 'dialog'

interface Shape {
  expected: string | null
}
const wrongShape = ({ expected }: Shape) =>
  expected === 'Object' ? 'must be an object' : expected === 'never' ? 'is not a field of a popup' : 'is missing'
const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'))

/** What the shell knows of a popup before any code of its owner has come. */
const PopupDeclaration = v.strictObject(
  {
    kind: v.picklist(overlayKinds, ({ received }) => `is ${received}, must be one of ${overlayKinds.join(', ')}`),
    /** What screen readers call it until its own heading is there. */
    name: v.strictObject({ ru: text, en: text }, wrongShape),
    /** Has an address, `?popup=<widget>`, to be passed on: what the widget gets when it is opened by that. */
    shared: v.optional(v.record(v.string(), v.string('must be a text'), wrongShape)),
    /** Props that its address carries, as `popup-<name>`: an address without one of them opens nothing. */
    carries: v.optional(v.array(text, wrongShape)),
    /** Path of the page on the same subject: a storefront without that page does not open the popup by its address. */
    page: v.optional(v.pipe(text, v.startsWith('/', 'must begin with a slash'))),
  },
  wrongShape,
)

/** `src/popups.json` of a remote or the shell: by widget. */
const Popups = v.record(v.string(), PopupDeclaration, 'must be an object')
export type Popups = v.InferOutput<typeof Popups>

/** What is wrong with a `popups.json`, a sentence each: `"bag-drawer.name.en" is missing`. */
export function popupMistakes(declared: unknown): string[] {
  const { issues = [] } = v.safeParse(Popups, declared)
  return issues.map((issue) => `"${v.getDotPath(issue) ?? 'it'}" ${issue.message}`)
}
