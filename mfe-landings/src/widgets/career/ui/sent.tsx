import { useUnit } from 'effector-react'
import { phoneInWords } from '@shop/forms/fields/contact'
import { Thanks } from '#features/letter/thanks.tsx'
import { anotherWanted } from '../model/application.ts'
import { useTexts } from '../texts/index.ts'

export function Sent({ contact }: { contact: string }) {
  const t = useTexts()
  const again = useUnit(anotherWanted)
  return (
    <Thanks title={t('sent')} again={t('another')} onAgain={() => again()}>
      {t('sentText', { contact: phoneInWords(contact) })}
    </Thanks>
  )
}
