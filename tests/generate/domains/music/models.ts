export interface Artist {
  id: number;
  name: string;
  followers: number;
  monthlyListeners: number;
  isVerified: boolean;
}

export interface Album {
  id: number;
  artistId: Artist["id"];
  artistName: string;
  title: string;
  releaseDate: string;
  trackCount: number;
  coverUrl: string;
}

export interface Track {
  id: number;
  albumId: Album["id"];
  artistId: Artist["id"];
  albumTitle: string;
  artistName: string;
  trackNumber: number;
  title: string;
  plays: number;
  likes: number;
}
