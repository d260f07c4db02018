export interface Podcast {
  id: number;
  title: string;
  host: string;
  publisher: string;
  description: string;
  language: string;
  categories: string[];
  artworkUrl: string;
  feedUrl: string;
  episodeCount: number;
  averageRating: number;
  explicit: boolean;
  launchedAt: string;
}
export interface PodcastEpisode {
  id: number;
  podcastId: number;
  title: string;
  seasonNumber: number;
  episodeNumber: number;
  durationSeconds: number;
  audioUrl: string;
  showNotes: string;
  guests: string[];
  publishedAt: string;
  downloads: number;
  chapters: { title: string; startSeconds: number }[];
  transcriptUrl?: string;
}
