import fs from 'node:fs'
import path from 'node:path'
import { UserError } from '../print/steps.ts'

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** `gift-ideas`, as folders and files are named. @throws UserError for anything else. */
export function kebab(name: string | undefined, what: string): string {
  if (!name) throw new UserError(`Say the name of the ${what}.`)
  if (!KEBAB.test(name)) throw new UserError(`"${name}" is no name for a ${what}: small letters and hyphens, such as gift-ideas.`)
  return name
}

/** `giftIdeas`. */
export const camel = (name: string) => name.replace(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase())
/** `GiftIdeas`. */
export const pascal = (name: string) => camel(`-${name}`)
/** `Gift ideas`. */
export const words = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** A remote of this workspace. */
export function remote(root: string, name: string | undefined): string {
  const remotes = fs.readdirSync(root).filter((folder) => folder.startsWith('mfe-') && fs.existsSync(path.join(root, folder, 'src')))
  if (!name || !remotes.includes(name))
    throw new UserError(`${name ? `There is no remote "${name}"` : 'Say which remote'}: ${remotes.join(', ')}.`)
  return name
}

/** For a text between single quotes. */
export const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
