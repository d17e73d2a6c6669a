import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ReleaseError } from '../record.ts'
import { FolderObjects } from './folder-objects.ts'
import type { ObjectStore } from './objects.ts'
import { S3Objects } from './s3-objects.ts'

const EXAMPLE = 's3://bucket/folder, or file:///mnt/releases'

/** @throws ReleaseError with one sentence for the operator. */
export async function openObjects(address: string, publicPrefix: string): Promise<ObjectStore> {
  const url = URL.parse(address)
  if (url?.protocol === 'file:') return new FolderObjects(path.resolve(fileURLToPath(url)))
  if (url?.protocol !== 's3:' || !url.hostname || url.search || url.hash)
    throw new ReleaseError(`RELEASES_URL is "${address}", and it must be an address such as ${EXAMPLE}.`)
  const folder = url.pathname.replace(/^\/+|\/+$/g, '')
  return S3Objects.open({ bucket: url.hostname, prefix: folder ? `${folder}/` : '', publicPrefix })
}
