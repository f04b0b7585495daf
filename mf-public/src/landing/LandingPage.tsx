import { useEffect } from 'react'
import { Stack } from 'shared/ui'
import { ClosingCall } from './ClosingCall.tsx'
import { DemoSection } from './demo/DemoSection.tsx'
import { Benefits } from './Benefits.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import { Hero } from './Hero.tsx'
import { Prices } from './Prices.tsx'
import { Questions } from './Questions.tsx'
import { Steps } from './Steps.tsx'

/** Scrolls to the section in the URL, because React renders the page only after the browser has looked for the section. */
const scrollToSection = () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView()

/** Landing page: presentation, prices, and links to a trial, a demonstration or a therapist. */
export function LandingPage() {
  useEffect(scrollToSection, [])
  return (
    <Stack spacing={{ xs: 8, md: 12 }} sx={{ maxWidth: 1120, mx: 'auto', pb: { xs: 4, md: 8 } }}>
      <Hero />
      <FeatureCards />
      <Benefits />
      <Steps />
      <Prices />
      <Questions />
      <DemoSection />
      <ClosingCall />
    </Stack>
  )
}
