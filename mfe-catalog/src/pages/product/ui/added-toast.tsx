import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { toastShown } from '@shop/session'
import { $word, wordSaid } from '../model/added.ts'
import { useTexts } from '../texts/index.ts'

/** Puts the model's word about the bag into the shopper's language. */
export function AddedToast() {
  const t = useTexts()
  const { word, said, show } = useUnit({ word: $word, said: wordSaid, show: toastShown })
  const text = word && (word.message ?? t('added'))
  const label = t('toBag')
  useEffect(() => {
    if (text === null) return
    said()
    show({ text, link: { label, url: '/cart' } })
  }, [text, label, said, show])
  return null
}
