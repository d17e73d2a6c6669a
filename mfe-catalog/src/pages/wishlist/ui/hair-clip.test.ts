import fs from 'node:fs'
import path from 'node:path'
import { HAIR_CLIP } from './hair-clip.ts'

test('the empty-list picture exists in the demo shop', () => {
  const index = path.resolve(__dirname, '../../../../../api/pictures/index.json')
  const { pictures } = JSON.parse(fs.readFileSync(index, 'utf8')) as { pictures: Record<string, unknown> }
  expect(pictures['accessories/hair-clip-pearl-yellow-3']).toStrictEqual(HAIR_CLIP)
})
