package io.github.crisisrules.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Whatever people type into any command of any game, and into what a game begins with: it is refused with a sentence, or the game goes
 * on and its log, written to a file, is read again as the same game. Nothing is thrown.
 */
class HostileTextProperties {
    private static final CrisisJson JSON = CrisisJson.standard();

    @Property(tries = 300)
    void inEvents(@ForAll long seed) {
        check(LogFormats.EVENTS, Samples.desk(Seed.of(seed), 6).play(), TournamentCommand.class, seed);
    }

    @Property(tries = 300)
    void inTheColossus(@ForAll long seed) {
        var start = Play.started(Colossus.start(Samples.colossus(Seed.of(seed))));
        check(LogFormats.COLOSSUS, Samples.atRandom(start, Seed.of(seed), 12), ColossusCommand.class, seed);
    }

    @Property(tries = 300)
    void inHulk(@ForAll long seed) {
        var start = Play.started(Hulk.start(Samples.hulk(HulkDifficulty.NORMAL)));
        check(LogFormats.HULK, Samples.atRandom(start, Seed.of(seed), 12), HulkCommand.class, seed);
    }

    @Property(tries = 300)
    void inScenes(@ForAll long seed) {
        var start = Play.started(Scene.start(Samples.cast()));
        check(LogFormats.SCENES, Samples.atRandom(start, Seed.of(seed), 12), SceneCommand.class, seed);
    }

    private static <F, S, C extends GameCommand, E extends GameEvent<S>> void check(
            LogFormat<F, S, C, E> format, Play<S, C, E> play, Class<C> type, long seed) {
        RandomSource random = Seed.of(seed).split("hostile").random();
        Specimens some = Specimens.of(Seed.of(seed), Recipes.TABLE);
        JsonNode document = Nodes.parse(format.store(play));
        Vector<String> known = texts(document).distinct();
        for (int i = 0; i < 20; i++) {
            JsonNode spoiled = spoiled(Nodes.of(some.one(type)), known, random);
            JSON.read(spoiled.toString(), type).forEach(command -> given(format, play, command));
        }
        play.steps().forEach(step -> {
            JsonNode spoiled = spoiled(Nodes.of(step.command()), known, random);
            JSON.read(spoiled.toString(), type).forEach(command -> given(format, play, command));
        });
        ((ObjectNode) document).set("start", spoiled(document.get("start"), known, random));
        format.read(document.toString()).forEach(begun -> assertKept(format, begun));
    }

    private static <F, S, C extends GameCommand, E extends GameEvent<S>> void given(
            LogFormat<F, S, C, E> format, Play<S, C, E> play, C command) {
        Either<RuleViolation, Play<S, C, E>> after = play.attempt(command);
        if (after.isLeft()) {
            assertThat(after.getLeft().describe(play.wording())).isNotBlank();
        } else {
            assertKept(format, after.get());
        }
    }

    private static <F, S, C extends GameCommand, E extends GameEvent<S>> void assertKept(
            LogFormat<F, S, C, E> format, Play<S, C, E> play) {
        String file = new String(format.write(play).getBytes(UTF_8), UTF_8);
        assertThat(format.read(file)).isEqualTo(Either.right(play));
    }

    private static Vector<String> texts(JsonNode tree) {
        return tree.isTextual()
                ? Vector.of(tree.textValue())
                : Vector.ofAll(tree).flatMap(HostileTextProperties::texts);
    }

    /** As above with other texts in some places: hostile ones, and such as the game knows, so that a command is often accepted. */
    private static JsonNode spoiled(JsonNode tree, Vector<String> known, RandomSource random) {
        if (tree.isTextual()) {
            boolean isConstant = tree.textValue().chars().allMatch(c -> c == '_' || (c >= 'A' && c <= 'Z'));
            int choice = random.below(isConstant ? 20 : 4);
            return choice == 0
                    ? TextNode.valueOf(HostileInput.TEXTS.one(random))
                    : choice < 3 ? TextNode.valueOf(known.get(random.below(known.size()))) : tree;
        }
        if (tree instanceof ObjectNode object) {
            object.properties().forEach(field -> {
                if (!field.getKey().startsWith("@")) {
                    field.setValue(spoiled(field.getValue(), known, random));
                }
            });
        } else if (tree instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                array.set(i, spoiled(array.get(i), known, random));
            }
        }
        return tree;
    }
}
