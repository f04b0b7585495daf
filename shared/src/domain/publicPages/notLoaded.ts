/** The texts of a page whose script has not run: the connection is slow, or the script could not be loaded. */
export const notLoaded = {
  slow: 'Complice met du temps à se charger.',
  reload: 'rechargez la page',
  withoutScripts: 'Complice a besoin de JavaScript pour fonctionner.',
  /** On a page whose content is readable without scripts. */
  readable: 'Cette page se lit déjà ; pour réserver ou vous connecter, vérifiez votre connexion, puis',
  readableWithoutScripts: 'Cette page se lit sans JavaScript ; il en faut pour réserver et pour se connecter.',
} as const
