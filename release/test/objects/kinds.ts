import fs from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { ObjectStore } from '../../src/objects/objects.ts'
import { openObjects } from '../../src/objects/open-objects.ts'
import { newState } from '../built.ts'
import { S3Double } from '@shop/testing/s3-double'

/** One store that several machines open, each for itself. */
export interface Stand {
  address: string
  open: () => Promise<ObjectStore>
  /** Null for a folder. */
  double: S3Double | null
  close: () => Promise<void>
}

export async function bucketStand(): Promise<Stand> {
  const double = await S3Double.start()
  process.env['AWS_ENDPOINT_URL_S3'] = double.endpoint
  process.env['AWS_ACCESS_KEY_ID'] = 'double'
  process.env['AWS_SECRET_ACCESS_KEY'] = 'double'
  const address = `s3://${double.bucket}/releases`
  return { address, open: () => openObjects(address, 'a/'), double, close: () => double.close() }
}

export function folderStand(): Promise<Stand> {
  const folder = newState()
  const address = pathToFileURL(folder).href
  const close = () => fs.promises.rm(folder, { recursive: true, force: true })
  return Promise.resolve({ address, open: () => openObjects(address, 'a/'), double: null, close })
}

/** The same tests hold for each. */
export const KINDS: [string, () => Promise<Stand>][] = [
  ['a folder', folderStand],
  ['a bucket', bucketStand],
]
