const fillContainer = { position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 } as const
const gridLine = {
  content: '" "',
  boxSizing: 'border-box',
  position: 'absolute',
  border: '1px solid var(--mui-overlay-cropLine)',
} as const

/** Styles of react-easy-crop: the page's security policy forbids the library's own style sheet. */
export const cropperStyles = {
  '& .reactEasyCrop_Container': {
    ...fillContainer,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    borderRadius: 'var(--mui-radius-control)',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'unset' },
  '& .reactEasyCrop_Contain': { ...fillContainer, maxWidth: '100%', maxHeight: '100%', margin: 'auto' },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'border-box',
    border: '2px solid var(--mui-palette-common-white)',
    boxShadow: '0 0 0 9999em',
    color: 'var(--mui-overlay-crop)',
    overflow: 'hidden',
    '&:focus-visible': { outline: '3px solid var(--mui-palette-sand)', outlineOffset: -3 },
  },
  '& .reactEasyCrop_CropAreaGrid::before': { ...gridLine, top: 0, bottom: 0, left: '33.33%', right: '33.33%' },
  '& .reactEasyCrop_CropAreaGrid::after': { ...gridLine, top: '33.33%', bottom: '33.33%', left: 0, right: 0 },
} as const
