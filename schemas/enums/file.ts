export const FILE_TYPES = ['image', 'audio', 'video', 'all'] as const;
