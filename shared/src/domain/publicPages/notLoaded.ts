/** The texts of a page while its script has not run: loading is slow, has failed or scripts are disabled. */
export const notLoaded = {
  slow: 'Complice met du temps à se charger.',
  reload: 'rechargez la page',
  withoutScripts: 'Complice a besoin de JavaScript pour fonctionner.',
  /** Replaces `slow` on a page whose content is readable without scripts. */
  readable: 'Cette page se lit déjà ; pour réserver ou vous connecter, vérifiez votre connexion, puis',
  readableWithoutScripts: 'Cette page se lit sans JavaScript ; il en faut pour réserver et pour se connecter.',
} as const
