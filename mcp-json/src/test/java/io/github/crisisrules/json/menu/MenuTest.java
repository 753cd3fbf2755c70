package io.github.crisisrules.json.menu;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.Nodes;
import io.github.crisisrules.json.Samples;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.edition.Editions;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A page in any language shows a menu and sends back an answer. */
class MenuTest {
    private static final CrisisJson JSON = CrisisJson.standard();

    /** Plays as a page would that has nothing but the JSON of the menu: most of its answers are accepted. */
    private static <S, C extends GameCommand, E extends GameEvent<S>> void play(Play<S, C, E> start) {
        int accepted = 0;
        int faulty = 0;
        for (int seed = 0; seed < 8; seed++) {
            RandomSource random = Seed.of(seed).random();
            Play<S, C, E> play = start;
            for (int step = 0; step < 25; step++) {
                JsonNode items = Nodes.parse(JSON.write(Menu.of(play))).get("items");
                if (items.isEmpty()) {
                    break;
                }
                MenuAnswer answer = answer(play, items.get(random.below(items.size())), random);
                Either<Vector<FieldFault>, Play<S, C, E>> after = Menu.attempt(
                        play, JSON.read(JSON.write(answer), MenuAnswer.class).get());
                if (after.isRight()) {
                    play = after.get();
                    accepted++;
                } else {
                    assertThat(after.getLeft()).isNotEmpty();
                    faulty++;
                }
            }
        }
        assertThat(accepted).as("answers, and %s with faults", faulty).isGreaterThan(Math.max(20, 2 * faulty));
    }

    private static MenuAnswer answer(Play<?, ?, ?> play, JsonNode item, RandomSource random) {
        int number = item.get("number").intValue();
        String title = item.get("title").textValue();
        LinkedHashMap<String, Vector<String>> texts = LinkedHashMap.empty();
        JsonNode inputs = item.get("inputs");
        for (int more = 0; more < 4; more++) {
            for (JsonNode input : inputs) {
                String name = input.get("name").textValue();
                texts = texts.containsKey(name) ? texts : texts.put(name, texts(input, random));
            }
            MenuItem next =
                    Menu.item(play, new MenuAnswer(number, title, texts)).get();
            inputs = Nodes.parse(JSON.write(next)).get("inputs");
        }
        return new MenuAnswer(number, title, texts);
    }

    private static Vector<String> texts(JsonNode input, RandomSource random) {
        int min = input.get("min").asInt();
        return switch (input.get("kind").textValue()) {
            case "ONE_OF" ->
                Vector.of(Integer.toString(random.below(input.get("options").size())));
            case "SOME_OF" -> Vector.range(0, min).map(i -> Integer.toString(i));
            case "NUMBER" -> Vector.of(Integer.toString(min));
            case "TEXT" -> Vector.of("Name " + random.below(1000));
            case "LINES" -> Vector.of(Vector.fill(Math.max(min, 1), "A line").mkString("\n"));
            default -> Vector.of("0");
        };
    }

    @Test
    void aGenericPagePlaysAllGames() {
        play(Desk.challenger("Club night", Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil", "Fatou")
                .play());
        play(Play.started(Colossus.start(Samples.colossus(Seed.of(1)))));
        play(Play.started(Hulk.start(Samples.hulk(HulkDifficulty.NORMAL))));
        play(Play.started(Scene.start(Samples.cast())));
    }

    @Test
    void anAnswerToAnEarlierMenuIsAFaultOfTheWhole() {
        var play = Desk.challenger("Club night", Seed.of(1)).register("Ada").play();
        for (MenuAnswer stale : Vector.of(
                new MenuAnswer(0, "some other title", LinkedHashMap.empty()),
                new MenuAnswer(-1, "", LinkedHashMap.empty()),
                new MenuAnswer(999, "", LinkedHashMap.empty()))) {
            assertThat(Menu.attempt(play, stale).getLeft().head().field()).isEqualTo(FieldFault.WHOLE);
            assertThat(Menu.item(play, stale).isLeft()).isTrue();
        }
    }

    @Test
    void boardsAndCollectionsOfTheJdkAreWritten() {
        Desk desk = Desk.challenger("Club night", Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .pairRound();
        JsonNode board = Nodes.parse(JSON.write(Board.of(desk.state())));
        assertThat(board.get("title").textValue()).isEqualTo("Club night");
        assertThat(board.get("posted").toString()).contains("Ada", "Bruno");
        assertThat(board.toString()).doesNotContain(Seed.of(1).toString());
        List<Object> mixed = new ArrayList<>(
                List.of(1, "two", desk.state().standings().rows().head().player()));
        assertThat(JSON.write(mixed)).startsWith("[1,\"two\",");
        assertThat(JSON.write(Map.of("a", List.of(1)))).isEqualTo("{\"a\":[1]}");
        assertThat(JSON.write(java.util.Optional.empty())).isEqualTo("null");
    }

    @Test
    void noUpperLimitIsNull() {
        assertThat(JSON.write(Editions.CHALLENGER.withName("House")))
                .doesNotContain("2147483647")
                .contains("\"maxPlayers\":null");
    }
}
