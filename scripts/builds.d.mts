export function tidyBuilds(folder: string): void;
