// A process to be killed: a server, or with OPENING in its environment one that only opens the storage.
const { env } = process;
if (env['OPENING'] === undefined) await (await import('./serving.ts')).serve(env);
else await (await import('./opening.ts')).openOnly(env);
