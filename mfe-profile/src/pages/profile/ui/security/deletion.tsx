import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { Done } from '#features/account-deletion/ui/done.tsx'
import { Steps } from '#features/account-deletion/ui/steps.tsx'
import { Terms } from '#features/account-deletion/ui/terms.tsx'
import { $deletion, $dirty, opened } from '../../model/account/deletion.ts'
import { useUnsaved } from '../../model/unsaved.ts'
import { useTexts } from '../../texts/index.ts'
import { SecurityPart } from './part.tsx'

/** Deleting the account abroad, where the page of its own is blocked. [profile.deletion-abroad] */
export function DeletionPart() {
  const t = useTexts()
  const { deletion, dirty, open } = useUnit({ deletion: $deletion, dirty: $dirty, open: opened })
  const [isOpen, setIsOpen] = useState(false)
  useUnsaved('deletion', dirty)
  useEffect(() => {
    if (isOpen) open()
  }, [isOpen, open])
  if (deletion) return <Done {...deletion} t={t} />
  return (
    <SecurityPart id="deletion" title={t('deletionTitle')}>
      {isOpen ? (
        <>
          <Terms t={t} />
          <Steps t={t} />
        </>
      ) : (
        <div>
          <Button look="line" aria-expanded={false} onClick={() => setIsOpen(true)}>
            {t('deleteAccount')}
          </Button>
        </div>
      )}
    </SecurityPart>
  )
}
