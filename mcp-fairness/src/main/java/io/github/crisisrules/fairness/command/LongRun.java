package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyText;
import io.github.crisisrules.fairness.summary.Engine;
import io.github.crisisrules.fairness.summary.Part;
import io.github.crisisrules.fairness.summary.PartText;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

/**
 * A run piece by piece. After each piece what was found so far is kept in a file, if one is named, and a run that finds its file goes on from it: an
 * interrupt costs the last piece. It stops early where all targets are met; they are looked at after fixed numbers of events, so that a study
 * stops at the same event on any machine, interrupted or not.
 */
final class LongRun {
    /** How long a piece takes, about, where it is kept. */
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

    /** The events from one number to before another, or as many of them as the targets need. */
    Part run(Study study, long from, long to, LongConsumer progress) {
        if (file.isDefined() && !StudyText.isPossible(study)) {
            throw new BadInput("--keep: a study with a caller's own function cannot be written");
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

    /** A quarter more each time, so that little is simulated in vain and looking costs little. */
    private static long look(long from, long last) {
        return from + Math.max(FIRST_LOOK, (last - from) + (last - from) / 4);
    }

    /** This many events that a piece takes its time, but never more than twice as many as before. */
    private long next(long events, long nanos, long most) {
        return file.isEmpty() ? most : Math.max(1, Math.min(2 * events, events * PIECE / Math.max(1, nanos)));
    }

    private boolean isEnough(Part part) {
        Report report = new Report(part.asStudy(), part.summary());
        return !targets.isEmpty() && targets.forAll(target -> target.isMet(report));
    }

    private static Part kept(Path file, Study study, long from, long to) {
        Part part;
        try {
            part = PartText.parse(StudySource.file("--keep", file.toString()));
        } catch (IllegalArgumentException fault) {
            throw new BadInput("--keep: " + file + ": " + fault.getMessage());
        }
        if (!part.study().withEvents(1).equals(study.withEvents(1))) {
            throw new BadInput("--keep: " + file + " is of another study; name another file, or delete it");
        }
        Part.Range first = part.ranges().head();
        if (part.ranges().size() != 1 || first.from() != from || first.to() > to) {
            throw new BadInput(
                    "--keep: " + file + " has events " + part.ranges().mkString(", ") + " and not the first of "
                            + new Part.Range(from, to) + "; name another file, or delete it");
        }
        return new Part(study, part.ranges(), part.summary());
    }

    /** Written beside and moved into place: an interrupt leaves the old file or the new one. */
    private static void keep(Part part, Path file) {
        Beside beside = Beside.of(file);
        try {
            beside.write(PartText.write(part));
            beside.moveAtOnce();
        } catch (IOException e) {
            throw new BadInput(
                    "--keep: " + file + " cannot be written (" + e.getClass().getSimpleName() + ")");
        }
    }
}
