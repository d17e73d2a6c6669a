import type { CountedDocument } from './documents.ts'
import { ofDocuments, ofTabs } from './rollback.ts'

const versions = { good: '1.0.0', bad: '1.1.0', onRecord: 1000 }
const document = (askedAt: number, version: string | null, status = 200): CountedDocument => ({ askedAt, path: '/', status, version })

test('documents count from the moment when the release is on record', () => {
  const documents = [
    document(900, '1.1.0'),
    document(1040, '1.1.0'),
    document(1030, '1.0.0'),
    document(1060, '1.1.0'),
    document(1200, '1.0.0'),
  ]
  expect(ofDocuments(documents, versions)).toMatchObject({ firstGoodDocument: 30, lastBadDocument: 60, documents: 5, failedDocuments: 0 })
})

test('a lost answer is a failure, one without an area is not', () => {
  const documents = [document(900, null, 0), document(950, null, 503), document(1100, null)]
  expect(ofDocuments(documents, versions)).toMatchObject({ failedDocuments: 2, unrenderedDocuments: 1, firstGoodDocument: Infinity })
})

test('a tab that never changes is missing, and may not be among the 95 %', () => {
  const late = Array.from({ length: 18 }, (_, index) => 1100 + index)
  expect(ofTabs([...late, 1500, null], 1000)).toStrictEqual({ shareMs: 500, slowestMs: 500, missing: 1 })
  expect(ofTabs([...late, null, null], 1000)).toMatchObject({ shareMs: Infinity, missing: 2 })
})
