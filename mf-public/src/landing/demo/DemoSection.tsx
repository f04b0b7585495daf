import { lazy, Suspense } from 'react'
import { landingSections } from 'shared/domain/publicPages/landing'
import { Box, Card, Pending, useIsNearViewport } from 'shared/ui'
import { Section } from '../Section.tsx'

const DemoForm = lazy(() => import('./DemoForm.tsx'))

/** Section with the form to request a demonstration; its code is loaded when the visitor scrolls near it. */
export function DemoSection() {
  const { ref, isNear } = useIsNearViewport<HTMLDivElement>(600)
  return (
    <Section {...landingSections.demo}>
      <Card sx={{ maxWidth: 560, mx: 'auto', p: { xs: 2, md: 3 } }}>
        <Box ref={ref} sx={{ minHeight: 290 }}>
          <Suspense fallback={<Pending />}>{isNear && <DemoForm />}</Suspense>
        </Box>
      </Card>
    </Section>
  )
}
