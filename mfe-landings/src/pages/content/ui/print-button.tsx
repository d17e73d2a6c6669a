import { Button, Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'

export function PrintButton({ className }: { className?: string | undefined }) {
  const t = useTexts()
  return (
    <Button look="text" className={className} onClick={() => print()}>
      <Icon name="print" size="s" /> {t('print')}
    </Button>
  )
}
