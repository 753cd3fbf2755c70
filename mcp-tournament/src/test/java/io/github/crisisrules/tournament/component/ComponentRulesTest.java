package io.github.crisisrules.tournament.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.component.ComponentViolation.CardMissing;
import io.github.crisisrules.tournament.component.ComponentViolation.DiceRefused;
import io.github.crisisrules.tournament.component.ComponentViolation.MiniatureMissing;
import io.github.crisisrules.tournament.component.ComponentViolation.MiniatureRefused;
import io.github.crisisrules.tournament.component.ComponentViolation.NoDice;
import io.github.crisisrules.tournament.component.ComponentViolation.ProxyOnly;
import io.github.crisisrules.tournament.component.ComponentViolation.TokenRefused;
import io.github.crisisrules.tournament.component.ComponentViolation.ToolMissing;
import io.github.crisisrules.tournament.component.ComponentViolation.ToolRefused;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ComponentRulesTest {
    private static final CharacterId STORM = CharacterId.of("Storm", "Ororo Munroe");
    private static final CharacterId ROGUE = CharacterId.of("Rogue", "Anna Marie");
    private static final CardId TACTIC = CardId.tactic("Brace for Impact");
    private static final CardId CRISIS = CardId.crisis("Portals Overrun");
    private static final CardId GEM = CardId.gem("Mind");
    private static final Vector<ComponentId> LIST = Vector.of(STORM, TACTIC, CRISIS, GEM);

    private static final Kit COMPLETE = Kit.builder()
            .addMiniatures(Miniature.of(STORM))
            .addCards(CardCopy.original(STORM), CardCopy.original(TACTIC), CardCopy.original(CRISIS))
            .addDice(DiceOrigin.CORE_BOX, DiceOrigin.EXPANSION, DiceOrigin.PROMOTION)
            .addTools(
                    new MeasuringTool("range ruler", MeasuringTool.Kind.RANGE, PieceCondition.ORIGINAL),
                    new MeasuringTool(
                            "acrylic mover", MeasuringTool.Kind.MOVEMENT, PieceCondition.REPLACED_AND_VERIFIED))
            .addTokens(new GameToken.Essential("asset", PieceCondition.ORIGINAL))
            .build();

    @Test
    @Verifies({EventRuleId.MINI, EventRuleId.CARDS, EventRuleId.DICE, EventRuleId.TOOLS, EventRuleId.TOKENS})
    void aPlayerWithEveryComponentMayPlay() {
        assertThat(ComponentRules.check(COMPLETE, LIST, ComponentCode.CHALLENGER)
                        .get())
                .isEqualTo(COMPLETE);
        assertThat(ComponentRules.check(COMPLETE, LIST, ComponentCode.TIMELINE).isValid())
                .isTrue();
    }

    @Test
    @Verifies({EventRuleId.MINI, EventRuleId.CARDS, EventRuleId.DICE, EventRuleId.TOOLS})
    void everythingThatIsMissingIsReportedAtOnce() {
        assertThat(faults(Kit.builder().build()))
                .containsExactly(
                        new MiniatureMissing(STORM),
                        new CardMissing(STORM),
                        new CardMissing(TACTIC),
                        new CardMissing(CRISIS),
                        new NoDice(),
                        new ToolMissing(MeasuringTool.Kind.RANGE),
                        new ToolMissing(MeasuringTool.Kind.MOVEMENT));
    }

    @Test
    @Verifies(EventRuleId.CARDS)
    void theCardOfAGemMayBeLeftAtHomeButNotBeAProxy() {
        assertThat(ComponentRules.cards(COMPLETE, LIST)).isEmpty();
        Kit proxy = COMPLETE.withCards(COMPLETE.cards().append(new CardCopy(GEM, true)));
        assertThat(faults(proxy)).containsExactly(new ComponentViolation.ProxyOnly(GEM));
        assertThat(ComponentRules.cards(proxy.withCards(proxy.cards().append(CardCopy.original(GEM))), LIST))
                .isEmpty();
    }

    @Test
    @Verifies({EventRuleId.MINI, EventRuleId.CARDS})
    void theKitOfATypedListIsFoundByItsNames() {
        Vector<ComponentId> typed = Vector.of(
                CharacterId.of("STORM", "Ororo\u00a0Munroe"),
                CardId.tactic("brace for impact"),
                CardId.crisis("Portals overrun"));
        assertThat(ComponentRules.check(COMPLETE, typed, ComponentCode.CHALLENGER)
                        .isValid())
                .isTrue();
    }

    @Test
    @Verifies({EventRuleId.TOOLS, EventRuleId.TERRAIN})
    void oneToolDoesNotStandForTheOther() {
        for (MeasuringTool.Kind kind : Vector.of(MeasuringTool.Kind.RANGE, MeasuringTool.Kind.MOVEMENT)) {
            Kit one = COMPLETE.withTools(COMPLETE.tools().filter(tool -> tool.kind() == kind));
            assertThat(faults(one))
                    .containsExactly(new ToolMissing(
                            kind == MeasuringTool.Kind.RANGE ? MeasuringTool.Kind.MOVEMENT : MeasuringTool.Kind.RANGE));
        }
        assertThat(PieceFault.UNVERIFIED.describe()).isEqualTo("replaces an official one and was not verified");
        assertThat(TerrainPiece.official("barrel", 1).size()).isEqualTo(1);
        assertThatIllegalArgumentException().isThrownBy(() -> TerrainPiece.official("barrel", 0));
    }

    @Test
    @Verifies(EventRuleId.MINI)
    void eachFaultOfAMiniatureIsRefused() {
        for (MiniatureFault fault : MiniatureFault.values()) {
            Kit kit = Kit.builder()
                    .from(COMPLETE)
                    .miniatures(Vector.of(Miniature.of(STORM, fault)))
                    .build();
            var timeline = ComponentRules.check(kit, LIST, ComponentCode.TIMELINE);
            assertThat(timeline.getError()).containsExactly(new MiniatureRefused(STORM, fault));
        }
    }

    @Test
    @Verifies(TimelineRuleId.MINI)
    void onlyTimelineEventsAskForPaint() {
        Kit bare = Kit.builder()
                .from(COMPLETE)
                .miniatures(Vector.of(Miniature.of(STORM, MiniatureFault.UNPAINTED)))
                .build();
        assertThat(ComponentRules.check(bare, LIST, ComponentCode.CHALLENGER).isValid())
                .isTrue();
        ComponentViolation refused = ComponentRules.check(bare, LIST, ComponentCode.TIMELINE)
                .getError()
                .head();
        assertThat(refused.rule()).contains("TL-MINI");
        assertThat(ComponentCode.TIMELINE.requiresHeadJudgeReview()).isTrue();
        assertThat(ComponentCode.CHALLENGER.requiresHeadJudgeReview()).isFalse();
    }

    @Test
    @Verifies(EventRuleId.MINI)
    void componentsOutsideTheListConcernNoPlayer() {
        Kit more = Kit.builder()
                .from(COMPLETE)
                .addMiniatures(Miniature.of(ROGUE, MiniatureFault.WRONG_BASE))
                .addCards(CardCopy.proxy(ROGUE))
                .build();
        assertThat(ComponentRules.check(more, LIST, ComponentCode.TIMELINE).isValid())
                .isTrue();
    }

    @Test
    @Verifies(EventRuleId.CARDS)
    void aProxyIsNoCard() {
        Kit proxies = Kit.builder()
                .from(COMPLETE)
                .cards(Vector.of(
                        CardCopy.original(STORM),
                        CardCopy.proxy(STORM),
                        CardCopy.proxy(TACTIC),
                        CardCopy.original(CRISIS)))
                .build();
        assertThat(faults(proxies)).containsExactly(new ProxyOnly(TACTIC));
    }

    @Test
    @Verifies(EventRuleId.DICE)
    void replacementDiceAreRefused() {
        Kit kit = Kit.builder()
                .from(COMPLETE)
                .addDice(DiceOrigin.REPLACEMENT, DiceOrigin.REPLACEMENT)
                .build();
        assertThat(faults(kit)).containsExactly(new DiceRefused(2));
    }

    @Test
    @Verifies(EventRuleId.TOOLS)
    void toolsAreOriginalOrVerifiedAndHaveAnOfficialTwin() {
        Kit kit = Kit.builder()
                .from(COMPLETE)
                .addTools(
                        new MeasuringTool("filed ruler", MeasuringTool.Kind.RANGE, PieceCondition.MODIFIED),
                        new MeasuringTool("home-made", MeasuringTool.Kind.MOVEMENT, PieceCondition.REPLACED),
                        new MeasuringTool("laser", MeasuringTool.Kind.OTHER, PieceCondition.ORIGINAL))
                .build();
        assertThat(faults(kit))
                .containsExactly(
                        new ToolRefused("filed ruler", PieceFault.MODIFIED),
                        new ToolRefused("home-made", PieceFault.UNVERIFIED),
                        new ToolRefused("laser", PieceFault.NO_EQUIVALENT));
    }

    @Test
    @Verifies(EventRuleId.TOKENS)
    void tokensOnTheBoardAreStrictThoseOnCardsMustBeClear() {
        Kit kit = Kit.builder()
                .from(COMPLETE)
                .addTokens(
                        new GameToken.Essential("cut", PieceCondition.MODIFIED),
                        new GameToken.Essential("coin", PieceCondition.REPLACED),
                        new GameToken.Essential("fine coin", PieceCondition.REPLACED_AND_VERIFIED),
                        new GameToken.Nonessential("damage dial", true, false),
                        new GameToken.Nonessential("odd beads", false, true))
                .build();
        assertThat(faults(kit))
                .containsExactly(
                        new TokenRefused("cut", PieceFault.MODIFIED),
                        new TokenRefused("coin", PieceFault.UNVERIFIED),
                        new TokenRefused("odd beads", PieceFault.UNCLEAR),
                        new TokenRefused("odd beads", PieceFault.IN_THE_WAY));
    }

    @Test
    void refusalsSpeakOfThePiece() {
        assertThat(new MiniatureRefused(STORM, MiniatureFault.WRONG_BASE).describe())
                .contains("Storm", "base");
        assertThat(new DiceRefused(1).describe()).isEqualTo("1 die is not official. Use official dice.");
        assertThat(new ToolMissing(MeasuringTool.Kind.RANGE).describe()).contains("range");
        assertThat(new TokenRefused("coin", PieceFault.UNVERIFIED).rule()).contains("EV-TOKENS");
    }

    private static Iterable<ComponentViolation> faults(Kit kit) {
        return ComponentRules.check(kit, LIST, ComponentCode.CHALLENGER).getError();
    }
}
