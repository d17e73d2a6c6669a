import type { CallShape, Hashed, Shape, UsedCall } from '@shop/contracts/core/shapes/shape'
import semver from 'semver'
import type { Artifact } from '../artifact.ts'
import { misfit, type Misfit } from './fits.ts'
import type { Role } from './roles.ts'
import type { MessageShape, Uses } from './uses.ts'

/** A version that is compared, and what it is now: `active`. */
export interface Compared {
  artifact: Artifact
  role: Role | null
}

/** Calls of an API by their ids. */
export type OfferedCalls = ReadonlyMap<string, Hashed<CallShape>>

export const called = ({ artifact: { name, version }, role }: Compared) => `${name} ${version}${role ? ` (${role})` : ''}`

const NO_FIELDS: Shape = { type: 'object', properties: {} }
const fieldsOf = (shape: Shape | null) => shape ?? NO_FIELDS
const words = ({ at, why }: Misfit) => `${at ? `\`${at}\`` : 'it'} ${why}`

/** Why a call that was built for one shape does not work with the offered one; null where it does. */
function misfitOfCall(used: CallShape, offered: CallShape): string | null {
  if (offered.csrf && !used.csrf) return 'it needs a token that is not sent'
  if (used.file !== offered.file) return `its file is the field ${offered.file ?? 'of none'} and not ${used.file ?? 'of none'}`
  if (used.type !== offered.type) return `it answers ${offered.type ?? 'JSON'} and not ${used.type ?? 'JSON'}`
  const sent =
    misfit(fieldsOf(used.body), fieldsOf(offered.body), 'body', 'sent') ??
    misfit(fieldsOf(used.query), fieldsOf(offered.query), 'query', 'sent')
  if (sent) return `of what is sent ${words(sent)}`
  const read = misfit(offered.answer, used.answer)
  return read && `in its answer ${words(read)}`
}

/** What an API lacks of what a version uses, one sentence each. @param what `mfe-catalog 1.2.0` @param api `the running API` */
export function lacksOfApi(what: string, calls: readonly UsedCall[], offered: OfferedCalls, api: string): string[] {
  return calls.flatMap(({ call, hash, shape }) => {
    const found = offered.get(call)
    if (!found) return [`${what} calls ${call}, which ${api} does not offer`]
    if (found.hash === hash) return []
    const why = misfitOfCall(shape, found.shape)
    return why ? [`${what} calls ${call}, which ${api} offers in another shape: ${why}`] : []
  })
}

const SHELL = 'shell'

/** What one version needs of another one and does not get, one sentence each. */
export function lacksOf(one: Compared, other: Compared): string[] {
  const { uses } = one.artifact
  if (!uses) return []
  return [
    ...lackedShared(one, other, uses),
    ...lackedPages(one, other, uses),
    ...lackedWidgets(one, other, uses),
    ...lostMessages(one, other, uses.sent),
  ]
}

function lackedShared(one: Compared, other: Compared, { shared }: Uses): string[] {
  const given = other.artifact.offers?.shared
  if (other.artifact.name !== SHELL || !given) return []
  return Object.entries(shared).flatMap(([module, range]) => {
    const version = Object.hasOwn(given, module) ? given[module] : undefined
    if (version !== undefined && semver.satisfies(version, range)) return []
    return [`${called(one)} needs ${module} ${range}, and ${called(other)} gives ${version ?? 'none'}`]
  })
}

const ownNames = (all: Iterable<string>, owner: string) =>
  [...all].filter((name) => name.startsWith(`${owner}/`)).map((name) => name.slice(owner.length + 1))

function lackedPages(one: Compared, other: Compared, { pages }: Uses): string[] {
  const { name, pages: given } = other.artifact
  return ownNames(pages, name)
    .filter((page) => !Object.hasOwn(given, `page/${page}`))
    .map((page) => `${called(one)} opens the page ${page}, which ${called(other)} does not have`)
}

function lackedWidgets(one: Compared, other: Compared, { widgets, popups }: Uses): string[] {
  const { name, pages, popups: declared = {}, offers } = other.artifact
  const isThere = (widget: string) => Object.hasOwn(pages, `widget/${widget}`) || Object.hasOwn(declared, widget)
  const mounted = ownNames(Object.keys(widgets), name).flatMap((widget) => {
    const id = `${name}/${widget}`
    if (!isThere(widget)) return [`${called(one)} mounts the widget ${id}, which ${called(other)} does not have`]
    const [sent, taken] = [widgets[id], offers?.widgets[id]]
    if (!sent || !taken || sent.hash === taken.hash) return []
    const found = misfit(sent.shape, taken.shape)
    return found ? [`${called(one)} mounts the widget ${id}, which ${called(other)} has with other props: ${words(found)}`] : []
  })
  const opened = ownNames(popups, name).filter((popup) => !isThere(popup))
  return [...mounted, ...opened.map((popup) => `${called(one)} opens the popup ${name}/${popup}, which ${called(other)} does not have`)]
}

const majorOf = (version: string) => version.split('.')[0]

/** A bus drops what a hearer cannot read. */
function lostMessages(one: Compared, other: Compared, sent: Uses['sent']): string[] {
  const heard = other.artifact.uses?.heard ?? {}
  return Object.entries(sent).flatMap(([type, message]) => {
    const wanted: MessageShape | undefined = Object.hasOwn(heard, type) ? heard[type] : undefined
    if (!wanted || wanted.hash === message.hash) return []
    const sentence = `${called(other)} hears ${type} ${wanted.version}, which ${called(one)} sends`
    if (majorOf(wanted.version) !== majorOf(message.version)) return [`${sentence} as ${message.version}`]
    const found = misfit(message.shape, wanted.shape)
    return found ? [`${sentence} in another shape: ${words(found)}`] : []
  })
}
