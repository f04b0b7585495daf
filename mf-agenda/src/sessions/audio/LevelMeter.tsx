import { useEffect, useRef } from 'react'
import { Box } from 'shared/ui'

/** Value of a silent sample, and half the range of the bytes. */
const silentSample = 128
/** Factor by which speech about fills the meter. */
const gain = 4

/** Returns the loudness from 0 to 1, the amplified root mean square of the samples. */
const loudness = (samples: Uint8Array) =>
  Math.min(
    1,
    gain * Math.sqrt(samples.reduce((sum, sample) => sum + (sample / silentSample - 1) ** 2, 0) / samples.length),
  )

/** Level meter of a recording. Hidden when the user prefers reduced motion. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!('AudioContext' in window) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 256
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Uint8Array(analyser.fftSize)
    let frame = 0
    const draw = () => {
      analyser.getByteTimeDomainData(samples)
      if (bar.current) bar.current.style.transform = `scaleX(${loudness(samples)})`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      void context.close()
    }
  }, [stream])
  return (
    <Box
      aria-hidden="true"
      sx={{
        flex: '1 1 80px',
        maxWidth: 160,
        height: 8,
        borderRadius: 'var(--mui-radius-bar)',
        bgcolor: 'background.sunk',
        overflow: 'hidden',
        '@media (prefers-reduced-motion: reduce)': { display: 'none' },
      }}
    >
      <Box ref={bar} sx={{ height: 1, bgcolor: 'error.main', transform: 'scaleX(0)', transformOrigin: 'left' }} />
    </Box>
  )
}
