package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** Runs many games, each from its own seed, so that the order in which they are played does not matter. */
public final class Batch {
    private Batch() {}

    /**
     * Runs {@code games} games on {@code threads} threads and returns their results in the order of their numbers.
     *
     * @throws IllegalArgumentException if {@code games} is negative or {@code threads} is less than 1
     */
    public static <R> Vector<R> run(int games, Seed seed, int threads, Function<Seed, R> game) {
        if (games < 0 || threads < 1) {
            throw new IllegalArgumentException(
                    "Give at least 0 games and at least 1 thread, not " + games + " games on " + threads + " threads.");
        }
        if (threads == 1) {
            return part(0, games, seed, game);
        }
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<CompletableFuture<Vector<R>>> parts = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                int from = share(games, thread, threads);
                int to = share(games, thread + 1, threads);
                parts.add(CompletableFuture.supplyAsync(() -> part(from, to, seed, game), workers));
            }
            return Vector.ofAll(parts).flatMap(CompletableFuture::join);
        } finally {
            workers.shutdown();
        }
    }

    private static int share(int games, int thread, int threads) {
        return (int) ((long) games * thread / threads);
    }

    private static <R> Vector<R> part(int from, int to, Seed seed, Function<Seed, R> game) {
        return Vector.tabulate(to - from, place -> game.apply(seed(seed, from + place)));
    }

    /** Returns the seed of the game with the given number. */
    static Seed seed(Seed all, int number) {
        return all.split("game", number);
    }
}
