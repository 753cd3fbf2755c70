package io.github.crisisrules.json;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.json.interchange.AesopsJson;
import io.github.crisisrules.json.interchange.EventImport;
import io.github.crisisrules.json.interchange.ImportedEvent;
import io.github.crisisrules.json.interchange.NrtmJson;
import io.github.crisisrules.json.interchange.ResultsCsv;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.shape.PublicTypes;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;

/**
 * Spoiled documents of every form, one after the other, in a JVM of its own with little memory: {@code HostileDocuments SEED COUNT}. Each
 * is refused or makes a value that is written and read like any other; anything else ends the run with the document. At the end it prints how many
 * were refused and how long the slowest took.
 */
public final class HostileDocuments {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final Vector<Class<?>> TYPES =
            PublicTypes.all().filter(type -> !Recipes.NO_DATA.contains(type) && !Recipes.VIEWS.contains(type));

    /** Reads one form; returns nothing if it is refused, else the value written again. */
    private interface Form {
        boolean isRefused(String document);
    }

    private record Sample(String name, String document, Form form) {}

    private HostileDocuments() {}

    /** Runs them. */
    public static void main(String[] args) throws IOException {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        Vector<Sample> samples = samples();
        Vector<Sample> values = TYPES.map(HostileDocuments::value);
        int refused = 0;
        long slowest = 0;
        String slow = "";
        for (int i = 0; i < count; i++) {
            RandomSource random = Seed.of(seed).split("document", i).random();
            Sample sample = random.below(2) == 0
                    ? values.get(random.below(values.size()))
                    : samples.get(random.below(samples.size()));
            String document = spoiled(sample.document(), random);
            long start = LargeDocuments.cpuTime();
            try {
                refused += sample.form().isRefused(document) ? 1 : 0;
            } catch (RuntimeException | Error e) {
                System.out.println("document " + i + ", " + sample.name() + ": " + shown(document));
                e.printStackTrace(System.out);
                System.exit(1);
            }
            long took = LargeDocuments.cpuTime() - start;
            if (took > slowest) {
                slowest = took;
                slow = sample.name() + " of " + document.length() + " characters";
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%d documents, %d refused, the slowest took %.0f ms of CPU (%s), all %.0f s, heap %d MB%n",
                count,
                refused,
                slowest / 1e6,
                slow,
                LargeDocuments.cpuTime() / 1e9,
                Runtime.getRuntime().maxMemory() >> 20);
    }

    private static String shown(String document) {
        return document.length() > 3_000 ? document.substring(0, 3_000) + "…" : document;
    }

    private static Vector<Sample> samples() throws IOException {
        Vector<Sample> all = Vector.empty();
        for (int i = 0; i < 6; i++) {
            Seed seed = Seed.of(i);
            all = all.appendAll(logs(
                            "event", LogFormats.EVENTS, Samples.desk(seed, 5).play()))
                    .appendAll(logs(
                            "colossus",
                            LogFormats.COLOSSUS,
                            Samples.atRandom(Play.started(Colossus.start(Samples.colossus(seed))), seed, 15)))
                    .appendAll(logs(
                            "hulk",
                            LogFormats.HULK,
                            Samples.atRandom(Play.started(Hulk.start(Samples.hulk(HulkDifficulty.NORMAL))), seed, 15)))
                    .appendAll(logs(
                            "scene",
                            LogFormats.SCENES,
                            Samples.atRandom(Play.started(Scene.start(Samples.cast())), seed, 15)));
        }
        return all.append(new Sample("nrtm", file("nrtm.json"), text -> event(NrtmJson.read(text))))
                .append(new Sample("cobra", file("cobra.json"), text -> event(NrtmJson.read(text))))
                .append(new Sample("aesops", file("aesops.json"), text -> event(AesopsJson.read(text))))
                .append(new Sample("csv", file("results.csv"), text -> event(ResultsCsv.read("any", text))))
                .append(new Sample("any csv", file("results.csv"), text -> event(EventImport.read("any", text))))
                .append(new Sample("any json", file("nrtm.json"), text -> event(EventImport.read("any", text))));
    }

    private static <F, S, C extends GameCommand, E extends GameEvent<S>> Vector<Sample> logs(
            String name, LogFormat<F, S, C, E> format, Play<S, C, E> play) {
        Form form = text -> {
            Either<?, Play<S, C, E>> read = format.read(text);
            read.forEach(game -> require(format.read(format.store(game)).contains(game), "another game"));
            return read.isLeft();
        };
        return Vector.of(
                new Sample(name, format.write(play), form), new Sample(name + " stored", format.store(play), form));
    }

    private static boolean event(Either<?, ImportedEvent> read) {
        read.forEach(event -> {
            ImportedEvent again =
                    ResultsCsv.read(event.name(), ResultsCsv.write(event)).get();
            require(again.rounds().size() == event.rounds().size(), "another event");
        });
        return read.isLeft();
    }

    private static Sample value(Class<?> type) {
        String good = JSON.write(
                Specimens.of(Seed.ofWords(type.getName()), Recipes.TABLE).one(type));
        return new Sample(type.getSimpleName(), good, text -> {
            Either<?, ?> read = JSON.read(text, type);
            read.forEach(value -> {
                String written = JSON.write(value);
                require(JSON.write(JSON.read(written, type).get()).equals(written), "another value");
            });
            return read.isLeft();
        });
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise);
        }
    }

    private static String spoiled(String document, RandomSource random) {
        if (random.below(2) == 0) {
            Either<?, JsonValue> tree = JSON.parse(document);
            if (tree.isRight()) {
                return Mutation.of(Nodes.of(tree.get()), 1 + random.below(3), random)
                        .toString();
            }
        }
        String spoiled = document;
        for (int i = 0; i <= random.below(3); i++) {
            spoiled = torn(spoiled, random);
        }
        return spoiled;
    }

    /** One change of the bare text. */
    private static String torn(String text, RandomSource random) {
        int from = random.below(text.length() + 1);
        int to = Math.min(text.length(), from + random.below(40));
        String before = text.substring(0, from);
        return switch (random.below(10)) {
            case 0 -> before;
            case 1 -> before + text.substring(to);
            case 2 -> before + text.substring(from, to) + text.substring(from);
            case 3 -> before + HostileInput.TEXTS.one(random) + text.substring(from);
            case 4 -> before + "[".repeat(1 + random.below(100)) + text.substring(from);
            case 5 -> before + "9".repeat(1 + random.below(300)) + text.substring(from);
            case 6 -> twice(text, random);
            case 7 -> text.replace("\"", random.below(2) == 0 ? "'" : "\\\"");
            case 8 -> before + "\\ud800" + text.substring(from);
            default -> before + "{\"a\":".repeat(1 + random.below(100)) + text.substring(to);
        };
    }

    /** The text with one of its fields a second time. */
    private static String twice(String text, RandomSource random) {
        int field = text.indexOf("\"", random.below(text.length() + 1));
        int end = text.indexOf(",", Math.max(field, 0));
        return field < 0 || end < 0 ? text + text : text.substring(0, end) + "," + text.substring(field);
    }

    private static String file(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(HostileDocuments.class.getResourceAsStream("interchange/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
