// Transforms the rules, which are pure, to CommonJS, which Jest loads several times faster than ES modules: each mutant
// loads its tests again.
/** @type {import('jest').Config} */
export default {
  rootDir: '../..',
  roots: ['<rootDir>/shared/src/domain'],
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/platform/mutation/seedProperties.ts'],
  moduleNameMapper: { '^(typebox.*)$': '<rootDir>/node_modules/.cache/mutation/$1.cjs' },
  cacheDirectory: '<rootDir>/node_modules/.cache/mutation/jest',
}
