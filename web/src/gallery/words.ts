import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { galleryEn, type GalleryWords } from './words.en.ts';
import { galleryFr } from './words.fr.ts';

const GALLERY_WORDS: Readonly<Record<Language, GalleryWords>> = { en: galleryEn, fr: galleryFr };

export const useGalleryWords = (): GalleryWords => GALLERY_WORDS[useSettings().language];
