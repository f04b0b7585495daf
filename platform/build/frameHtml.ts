interface FrameBuild {
  folder: string
  frame: string
  files: Record<string, string>
}

/**
 * Renders the only page that other sites may frame. It has no inline script: `frame` creates the element from the query
 * string.
 */
export const frameHtml = ({ folder, frame, files }: FrameBuild): string =>
  `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Prise de rendez-vous</title>
<script src="embed.js" defer></script>
<script src="${folder}${frame}" integrity="${files[frame] ?? ''}" crossorigin defer></script>
</head>
<body></body>
</html>
`
