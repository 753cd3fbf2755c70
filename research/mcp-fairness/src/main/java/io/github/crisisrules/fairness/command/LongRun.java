package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Engine;
import io.github.crisisrules.fairness.run.Part;
import io.github.crisisrules.fairness.run.PartText;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyText;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

/**
 * A run in chunks. After each chunk the results so far are saved to a file, if one is given, and a run that finds
 * this file continues from it, so that an interrupt loses only the last chunk. The run stops early when all targets
 * are met. Targets are checked after fixed numbers of events, so that a study stops at the same event on every
 * machine, interrupted or not.
 */
final class LongRun {
    /** The approximate duration of a chunk, if results are saved, in nanoseconds. */
    private static final long PIECE = TimeUnit.SECONDS.toNanos(2);

    private static final long FIRST_LOOK = 1_000;

    private final Engine engine;
    private final int threads;
    private final Option<Path> file;
    private final Vector<Target> targets;

    LongRun(Engine engine, int threads, Option<Path> file, Vector<Target> targets) {
        this.engine = engine;
        this.threads = threads;
        this.file = file;
        this.targets = targets;
    }

    /** Simulates the events from {@code from} to before {@code to}, or as many of them as the targets need. */
    Part run(Study study, long from, long to, LongConsumer progress) {
        if (file.isDefined() && !StudyText.isPossible(study)) {
            throw new BadInput(
                    "--keep: A study with a caller's own function cannot be saved. Use a public class instead.");
        }
        Option<Part> part = file.filter(Files::exists).map(path -> kept(path, study, from, to));
        part.forEach(known -> progress.accept(known.summary().events()));
        long done = from + part.map(known -> known.summary().events()).getOrElse(0L);
        long look = look(from, from);
        while (look <= done) {
            if (part.exists(this::isEnough) && look == done) {
                return part.get();
            }
            look = look(from, look);
        }
        long size = file.isDefined() ? 1 : to - from;
        while (done < to) {
            long end = Math.min(Math.min(done + size, targets.isEmpty() ? to : look), to);
            long begun = System.nanoTime();
            Part piece = Part.of(study, done, end, engine.run(study, done, end, threads, progress));
            part = Option.of(part.map(known -> known.merge(piece)).getOrElse(piece));
            Part known = part.get();
            file.forEach(path -> keep(known, path));
            size = next(end - done, System.nanoTime() - begun, to - from);
            done = end;
            if (done == look) {
                if (isEnough(part.get())) {
                    return part.get();
                }
                look = look(from, look);
            }
        }
        return part.get();
    }

    /**
     * Returns the number of events at the next check: a quarter more each time, so that few events are simulated in
     * vain and checks cost little.
     */
    private static long look(long from, long last) {
        return from + Math.max(FIRST_LOOK, (last - from) + (last - from) / 4);
    }

    /**
     * Returns the number of events in the next chunk, chosen to take {@link #PIECE} nanoseconds, but at most twice
     * the previous number.
     */
    private long next(long events, long nanos, long most) {
        return file.isEmpty() ? most : Math.max(1, Math.min(2 * events, events * PIECE / Math.max(1, nanos)));
    }

    private boolean isEnough(Part part) {
        Report report = new Report(part.asStudy(), part.summary());
        return !targets.isEmpty() && targets.forAll(target -> target.isMet(report));
    }

    private static Part kept(Path file, Study study, long from, long to) {
        Part part = BadInput.checked(
                "--keep: " + file + ": ", () -> PartText.parse(StudySource.file("--keep", file.toString())));
        if (!part.study().withEvents(1).equals(study.withEvents(1))) {
            throw new BadInput("--keep: " + file + " is of another study. Name another file, or delete it.");
        }
        Part.Range first = part.ranges().head();
        if (part.ranges().size() != 1 || first.from() != from || first.to() > to) {
            throw new BadInput(
                    "--keep: " + file + " has events " + part.ranges().mkString(", ") + ", not the first of "
                            + new Part.Range(from, to) + ". Name another file, or delete it.");
        }
        return new Part(study, part.ranges(), part.summary());
    }

    /** Saves the part through a temporary file: an interrupt leaves either the old file or the new one. */
    private static void keep(Part part, Path file) {
        AtomicFile beside = AtomicFile.of(file);
        try {
            beside.write(PartText.write(part));
            beside.moveAtOnce();
        } catch (IOException e) {
            throw AtomicFile.cannotBeWritten("--keep", file, e);
        }
    }
}
